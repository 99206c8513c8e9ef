import fastify, { type FastifyInstance } from 'fastify';
import { errorHandler } from './errorHandler.ts';

describe('an internal error', () => {
  let app: FastifyInstance;
  let log: string;

  beforeEach(() => {
    log = '';
    const stream = {
      write: (line: string) => {
        log += line;
      },
    };
    app = fastify({ logger: { level: 'warn', stream } });
    app.setErrorHandler(errorHandler);
    app.get('/broken', () => {
      throw new Error('the reason');
    });
  });
  afterEach(() => app.close());

  it('is logged and hidden from the client', async () => {
    const response = await app.inject('/broken?q=diary');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
    });
    expect(JSON.parse(log)).toMatchObject({
      msg: 'request failed',
      path: '/broken',
      err: { message: 'the reason' },
    });
    expect(log).not.toContain('diary');
  });
});
