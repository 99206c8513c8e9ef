import { strToU8, zipSync } from 'fflate';
import { docxLines } from './docxLines.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A field of a template that still shows its prompt. */
const prompt = (text: string) =>
  `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;

const document = (...parts: string[]) =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="w"><w:body>${parts.join('')}</w:body></w:document>`,
    ),
  });

test("reads the headings of Word's own templates, which are fields, and no other prompt", () => {
  const file = document(
    paragraph('Ada Moreno'),
    prompt('Experience'),
    paragraph('Baker, Quay Street Bakery'),
    prompt('[Describe your duties here.]'),
  );
  expect(docxLines(file).map(({ text }) => text)).toEqual([
    'Ada Moreno',
    'Experience',
    'Baker, Quay Street Bakery',
  ]);
});
