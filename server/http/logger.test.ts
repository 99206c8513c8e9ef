import { APICallError } from '@ai-sdk/provider';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import { loggerOptions } from './logger.ts';

function logged(entry: object): string {
  let line = '';
  const stream = {
    write: (text: string) => {
      line += text;
    },
  };
  const { log } = fastify({ logger: { ...loggerOptions, stream } });
  log.info(entry, 'not logged');
  log.error(entry, 'failed');
  return line;
}

describe('the log', () => {
  it('redacts secrets', () => {
    const line = logged({
      headers: { authorization: 'Bearer s3cret' },
      request: { body: { password: 's3cret', email: 'ana@example.com' } },
      token: 's3cret',
    });
    expect(line).not.toContain('s3cret');
    expect(line).toContain('ana@example.com');
  });

  it("shows a model's error without the provider's text", () => {
    const err = new APICallError({
      message: 'Invalid prompt: my diary',
      url: 'http://localhost/v1',
      requestBodyValues: {},
      statusCode: 400,
      responseBody: 'my diary',
    });
    const line = logged({ err });
    expect(JSON.parse(line).err).toMatchObject({ type: 'AI_APICallError', code: 400 });
    expect(line).not.toContain('diary');
  });

  it('shows why a query failed without its parameters', () => {
    const cause = Object.assign(new Error('deadlock detected'), {
      code: '40P01',
      params: ['diary'],
    });
    const line = logged({ err: new DrizzleQueryError('select $1', ['diary'], cause) });
    expect(JSON.parse(line).err).toMatchObject({ message: 'deadlock detected', code: '40P01' });
    expect(line).not.toContain('diary');
  });
});
