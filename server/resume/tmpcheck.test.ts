import { readFileSync } from 'node:fs';
import { startTestServer } from '../testing/testServer.ts';
import { resumeRoutes } from './routes.ts';
it('works', async () => {
  const s = await startTestServer();
  const bytes = readFileSync('bench/resume/files/working/devon-plain-pdf.pdf');
  const { token } = await s.createUser();
  const payload = Buffer.concat([Buffer.from('--e\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'), bytes, Buffer.from('\r\n--e--\r\n')]);
  const r = await s.app.inject({ method: 'POST', url: '/api/user/resume', headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=e' }, payload });
  expect([r.statusCode, r.body.slice(0, 150)]).toEqual([0, resumeRoutes.name]);
  await s.close();
});
