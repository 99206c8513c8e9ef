import {
  Document,
  ExternalHyperlink,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import pdfMake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces';

/** A line of a resume: "# Skills" is a heading, a tab separates cells; or a link, or the rows of a table. */
export type ResumePart = string | { text: string; link: string } | string[][];

const isHeading = (text: string) => text.startsWith('# ');
const cellsOf = (text: string) => text.replace('# ', '').split('\t');

/** Writes a resume as a PDF. */
export function resumePdf(parts: ResumePart[]): Promise<Buffer> {
  const content = parts.map((part): Content => {
    if (Array.isArray(part)) return { table: { body: part } };
    if (typeof part !== 'string') return part;
    const [only = '', ...more] = cellsOf(part);
    if (more.length > 0) return { columns: [only, ...more] };
    return isHeading(part) ? { text: only, bold: true, fontSize: 14, marginTop: 8 } : only;
  });
  return pdfOf(content);
}

/** Writes a PDF. */
export function pdfOf(content: Content): Promise<Buffer> {
  pdfMake.setFonts({ Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' } });
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => path.startsWith('Helvetica'));
  return pdfMake
    .createPdf({ content, defaultStyle: { font: 'Helvetica', fontSize: 10 } })
    .getBuffer();
}

const wordRuns = (text: string, traits: { bold?: boolean; size?: number } = {}) =>
  cellsOf(text).map(
    (cell, index) => new TextRun({ ...traits, children: index > 0 ? [new Tab(), cell] : [cell] }),
  );

function wordPart(part: ResumePart): Paragraph | Table {
  if (typeof part === 'string')
    return new Paragraph({
      children: wordRuns(part, isHeading(part) ? { bold: true, size: 28 } : { size: 20 }),
    });
  if (!Array.isArray(part)) {
    const { text, link } = part;
    return new Paragraph({
      children: [new ExternalHyperlink({ link, children: [new TextRun(text)] })],
    });
  }
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  return new Table({ rows: part.map((row) => new TableRow({ children: row.map(cell) })) });
}

/** Writes a resume as a Word document. */
export const resumeDocx = (parts: ResumePart[]): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: parts.map(wordPart) }] }));
