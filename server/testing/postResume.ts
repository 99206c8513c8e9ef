/* Posts a resume file to the route and prints the status, for a test: `postResume.ts FILE`. */

import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { readInProcess } from '../processes/processPool.ts';
import { createResumeReader } from '../resume/resumeReader.ts';
import { resumeRoutes } from '../resume/routes.ts';
import { createUploads } from '../resume/uploads.ts';
import { asUser } from './asUser.ts';
import { databaseOf } from './databaseOf.ts';

const app = fastify();
const { db } = await databaseOf('ana');
asUser(app, () => 'ana');
await app.register(resumeRoutes, {
  db,
  aiFor: async () => null,
  readResume: createResumeReader(),
  runInProcess: readInProcess,
  uploads: createUploads(),
});
const form = new FormData();
form.set('resume', new Blob([readFileSync(process.argv[2] ?? '')]), 'resume');
const request = new Response(form);
const response = await app.inject({
  method: 'POST',
  url: '/resume',
  headers: { 'content-type': request.headers.get('content-type') ?? '' },
  payload: Buffer.from(await request.arrayBuffer()),
});
process.stdout.write(String(response.statusCode));
process.exit();
