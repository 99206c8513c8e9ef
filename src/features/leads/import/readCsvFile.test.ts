import { File } from 'node:buffer';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Encoding } from './decodeText.ts';
import { readCsvFile } from './readCsvFile.ts';

// jsdom's files have no `arrayBuffer`.
const fileOf = (content: BlobPart) =>
  new File([content as string], 'leads.csv') as unknown as globalThis.File;
const read = async (content: BlobPart) => {
  const file = await readCsvFile(fileOf(content));
  return file.problem === undefined
    ? [file.headings, ...file.rows.map(({ cells }) => cells)]
    : file;
};

const utf16 = (text: string, bigEndian: boolean, mark: boolean): ArrayBuffer => {
  const marked = mark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let index = 0; index < marked.length; index += 1) {
    view.setUint16(index * 2, marked.charCodeAt(index), !bigEndian);
  }
  return view.buffer;
};

const ROWS = [
  ['Title', 'Company'],
  ['Ingénieur', 'Nord & Süd'],
];
const CSV = 'Title,Company\r\nIngénieur,Nord & Süd\r\n';

test.each<[string, BlobPart]>([
  ['UTF-8', CSV],
  ['UTF-8 with a byte order mark', `\uFEFF${CSV}`],
  ['UTF-16', utf16(CSV, false, true)],
  ['big-endian UTF-16', utf16(CSV, true, true)],
  ['UTF-16 without a byte order mark', utf16(CSV, false, false)],
  ['Windows-1252', Uint8Array.from(CSV, (character) => character.charCodeAt(0))],
  ['semicolons', CSV.replaceAll(',', ';')],
  ['tabs', CSV.replaceAll(',', '\t')],
])('reads %s', async (_name, content) => {
  expect(await read(content)).toEqual(ROWS);
});

test('reads 200 columns, rows of any length, and numbers rows as spreadsheets do', async () => {
  const headings = Array.from({ length: 200 }, (_, index) => `Column ${index}`);
  const file = await readCsvFile(fileOf(`${headings.join(',')}\n\n"one\nlines",2\n,,\nthree`));
  expect(file).toMatchObject({
    headings,
    rows: [
      { row: 3, cells: headings.map((_, column) => ['one\nlines', '2'][column] ?? '') },
      { row: 5, cells: headings.map((_, column) => ['three'][column] ?? '') },
    ],
  });
});

test.each<[Encoding, string, number[]]>([
  ['windows-1250', 'Košice', [0x4b, 0x6f, 0x9a, 0x69, 0x63, 0x65]],
  ['windows-1251', 'Киев', [0xca, 0xe8, 0xe5, 0xe2]],
])('reads a file in the encoding that the user chose: %s', async (encoding, company, bytes) => {
  const content = Uint8Array.from([...Buffer.from('Title,Company\nA,'), ...bytes]);
  expect(await readCsvFile(fileOf(content), encoding)).toMatchObject({
    encoding,
    isEncodingGuess: true,
    rows: [{ cells: ['A', company] }],
  });
});

test.each<[BlobPart, string]>([
  ['', 'is empty.'],
  [' \n\n', 'is empty.'],
  ['Title,Company\n', 'has no rows below its headings.'],
  ['PK\u0003\u0004xl', 'is a workbook or a ZIP file. In Excel or Numbers, save it as CSV first.'],
  ['%PDF-1.7', 'is a PDF file, not CSV.'],
  ['{"leads": []}', 'is JSON, not CSV. An archive of Leadside can be restored in Settings.'],
  ['<!doctype html><p>', 'is a web page or XML, not CSV.'],
  ['Title,Company\n\0\u0001,\u0002', "isn't a CSV file."],
  [
    'Title,Company\nA,B\nC,"D\nE,F\n',
    "can't be read: in row 3, a quote is opened and never closed.",
  ],
  [
    `Title,Company\nA,B${','.repeat(LIMITS.importedColumns)}`,
    'has 1,002 columns. Up to 1,000 can be read.',
  ],
  [
    `Title,Company\n${'A,B\n'.repeat(LIMITS.importedLeads + 1)}`,
    'has 20,001 rows. Up to 20,000 can be imported at once.',
  ],
  [
    new Uint8Array(LIMITS.importBytes + 1),
    'is larger than 20 MB. Please split it into several files.',
  ],
])('rejects a file: %#', async (content, problem) => {
  expect(await read(content)).toEqual({ problem: `“leads.csv” ${problem}` });
});
