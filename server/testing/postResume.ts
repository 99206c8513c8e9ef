/** Posts the resume file that the command line names to the route alone, and prints the status: for a test. */

import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { resumeRoutes } from '../resume/routes.ts';

const app = fastify();
await app.register(resumeRoutes);
const form = new FormData();
form.set('resume', new Blob([readFileSync(process.argv[2] ?? '')]), 'resume');
const request = new Response(form);
const answer = await app.inject({
  method: 'POST',
  url: '/resume',
  headers: { 'content-type': request.headers.get('content-type') ?? '' },
  payload: Buffer.from(await request.arrayBuffer()),
});
process.stdout.write(String(answer.statusCode));
