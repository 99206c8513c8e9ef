import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { resumeForm } from '../testing/resumeForm.ts';
import { suiteServer } from '../testing/suiteServer.ts';

const { server, user } = suiteServer();

async function read(bytes: Buffer, name?: string) {
  const { headers, payload } = resumeForm({ bytes, name, field: 'posting' });
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/extract/file',
    headers: { ...headers, authorization: `Bearer ${user.token}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const docx = (...paragraphs: string[]) =>
  Buffer.from(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
      ),
    }),
  );

it('returns the text of a PDF, and of a Word document with any file name', async () => {
  expect(
    await read(docx('Baker', 'Quay Street Bakery, Cork', '• Early mornings'), 'a.pdf'),
  ).toEqual({
    status: 200,
    body: { success: true, data: { text: 'Baker\nQuay Street Bakery, Cork\n• Early mornings' } },
  });
  const pdf = readFileSync(new URL('../resume/fixtures/maya-classic.pdf', import.meta.url));
  expect(await read(pdf)).toMatchObject({
    body: { data: { text: expect.stringContaining('Maya Thornbury') } },
  });
});

it('cuts a long text to what can be read as a posting', async () => {
  const { body } = await read(
    docx(...Array.from({ length: 400 }, () => 'We bake bread. '.repeat(9))),
  );
  expect(body.data.text).toHaveLength(20_000);
});

it('says why a file has no text', async () => {
  expect(await read(Buffer.from('plain text'))).toEqual({
    status: 415,
    body: { error: 'The file must be a PDF, DOC or DOCX file.' },
  });
  const scan = readFileSync(new URL('../resume/fixtures/scanned.pdf', import.meta.url));
  expect(await read(scan)).toMatchObject({ status: 422 });
});
