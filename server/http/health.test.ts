import fastify from 'fastify';
import type { Database } from '../db/database.ts';
import { healthRoutes } from './health.ts';
import { serializerCompiler, validatorCompiler } from './zodCompilers.ts';

const UNAVAILABLE = { status: 'unavailable', database: 'unreachable' };

const never = new Promise(() => {});

it.each([
  ['fails', () => Promise.reject(new Error('lost'))],
  ['does not respond in time', () => never],
])('is unavailable when the database %s', async (_case, limit) => {
  const db = { execute: limit } as unknown as Database;
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(healthRoutes, { db, timeout: 20 });
  const response = await app.inject('/health');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject(UNAVAILABLE);
  await app.close();
});
