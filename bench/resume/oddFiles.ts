import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';

/** Files that are no resume, or none that can be read: for the tests of refusals and of inventions. */

const pdf = (options: object, draw: (pdf: InstanceType<typeof PDFDocument>) => void) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    draw(document);
    document.end();
  });

/** Lines beginning with # are headings. */
const docx = (lines: string[]) =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: lines.map((line) =>
            line.startsWith('# ')
              ? new Paragraph({ text: line.slice(2), heading: HeadingLevel.HEADING_1 })
              : new Paragraph(line),
          ),
        },
      ],
    }),
  );

const BLANK = [
  'Name: ______________',
  'Email: ______________',
  'Phone: ',
  '# Summary',
  '# Work Experience',
  '# Education',
  '# Skills',
  '# References',
];

const TIPS = [
  '[Your Name]',
  '[Street Address], [City, ST ZIP] | [Email] | [Phone]',
  '# Summary',
  'Briefly describe your career goals and your key strengths here.',
  '# Experience',
  '[Job Title], [Company]',
  '[Dates From] – [To]',
  'Describe your responsibilities and achievements in terms of impact and results.',
  '# Education',
  '[Degree], [School]',
  'List your GPA, awards and honors here.',
  '# Skills',
  'List your strengths relevant for the role you’re applying for',
];

const REFERENCES = [
  'Ines Halloran',
  'ines.halloran@post.example | Cork, Ireland',
  '# Experience',
  'Baker, Quay Street Bakery, 2018 – 2022',
  '# Education',
  'Diploma in Baking, Munster Technological University, 2017',
  '# Skills',
  'Sourdough, Lamination, Ordering',
  '# References',
  'Prof. Edwin Castellane',
  'Castellane & Partners, 12 Harbour Road, Portsmouth',
  'edwin@castellane.example, +44 23 5550 0101',
];

export async function printOddFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = {
    'encrypted.pdf': await pdf({ userPassword: 'secret', pdfVersion: '1.7' }, (page) =>
      page.text('Maya Thornbury, engineer'),
    ),
    'scanned.pdf': await pdf({}, (page) => page.rect(50, 50, 300, 400).fill('#888')),
    'blank.docx': await docx(BLANK),
    'tips.docx': await docx(TIPS),
    'references.docx': await docx(REFERENCES),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}
