import PDFDocument from 'pdfkit';
import { dateText } from '../layout.ts';
import type { PdfkitLayout } from '../pdfkitLayouts.ts';
import type { Person } from '../people.ts';

/** PDFs whose words are put down by coordinates, as design programs and generators do it. */

interface Words {
  text: string;
  x: number;
  y: number;
  size: number;
  font: string;
}

/** Draws in any order: last line first, word by word. */
const drawn = (words: Words[], wordwise: boolean) =>
  new Promise<Buffer>((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0 });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    for (const { text, x, y, size, font } of words.toReversed()) {
      pdf.font(font).fontSize(size);
      const pieces = wordwise ? text.split(' ') : [text];
      let at = x;
      for (const piece of pieces) {
        pdf.text(piece, at, y, { lineBreak: false });
        at += pdf.widthOfString(`${piece} `);
      }
    }
    pdf.end();
  });

const wrapped = (text: string, letters: number) => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < letters)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** One column, last line drawn first, words one by one; headings "E X P E R I E N C E". */
const backwards: PdfkitLayout = {
  pdf: (person) => {
    const words: Words[] = [];
    let y = 50;
    const put = (text: string, x = 55, size = 10, font = 'Helvetica') => {
      words.push({ text, x, y, size, font });
      y += size * 1.4;
    };
    const h = (text: string) => {
      y += 8;
      put([...text.toUpperCase()].join(' '), 55, 11, 'Helvetica-Bold');
    };
    put(person.name, 55, 22, 'Helvetica-Bold');
    put(`${person.email} | ${person.phone} | ${person.location}`);
    h('Summary');
    for (const text of wrapped(person.summary, 95)) put(text);
    h('Experience');
    for (const job of person.jobs) {
      const top = y;
      put(job.company, 55, 10.5, 'Helvetica-Bold');
      words.push({ text: job.location, x: 430, y: top, size: 10.5, font: 'Helvetica' });
      const second = y;
      put(job.title, 55, 10, 'Helvetica-Oblique');
      words.push({
        text: `${dateText(job.start, 'short', person)} - ${dateText(job.end, 'short', person)}`,
        x: 430,
        y: second,
        size: 10,
        font: 'Helvetica',
      });
      for (const each of job.bullets)
        for (const [index, text] of wrapped(each, 90).entries())
          put(index === 0 ? `• ${text}` : text, index === 0 ? 62 : 68);
    }
    h('Education');
    for (const study of person.studies) {
      const top = y;
      put(study.institution, 55, 10.5, 'Helvetica-Bold');
      words.push({ text: study.year, x: 430, y: top, size: 10.5, font: 'Helvetica' });
      put(study.degree, 55, 10, 'Helvetica-Oblique');
    }
    h('Skills');
    for (const [group, items] of Object.entries(person.skills))
      put(`${group}: ${items.join(', ')}`);
    return drawn(words, true);
  },
  omits: ['soft', 'projects', 'interests', 'achievements', 'languages'],
};

/** Two columns, the right one with jobs as "Title" and "Employer | Years" right beside it. */
const twoSides: PdfkitLayout = {
  pdf: (person: Person) => {
    const words: Words[] = [];
    let y = 45;
    let x = 40;
    const put = (text: string, size = 9.5, font = 'Times-Roman') => {
      words.push({ text, x, y, size, font });
      y += size * 1.45;
    };
    const h = (text: string) => {
      y += 9;
      put(text, 13, 'Times-Bold');
    };
    put(person.name, 24, 'Times-Bold');
    put(person.headline, 12, 'Times-Italic');
    const top = y;
    h('Details');
    put(person.location);
    put(person.phone);
    put(person.email);
    h('Skills');
    for (const text of Object.values(person.skills).flat()) put(text);
    if (person.languages) {
      h('Languages');
      for (const text of person.languages) put(text);
    }
    x = 220;
    y = top;
    h('Profile');
    for (const text of wrapped(person.summary, 72)) put(text);
    h('Employment History');
    for (const job of person.jobs) {
      put(`${job.title} at ${job.company}, ${job.location}`, 10.5, 'Times-Bold');
      put(
        `${dateText(job.start, 'long', person)} — ${dateText(job.end, 'long', person)}`.toUpperCase(),
        8,
      );
      for (const each of job.bullets)
        for (const [index, text] of wrapped(each, 68).entries())
          put(index === 0 ? `• ${text}` : `  ${text}`);
    }
    h('Education');
    for (const study of person.studies) {
      put(`${study.degree}, ${study.institution}`, 10.5, 'Times-Bold');
      put(`${study.start} — ${study.year}`, 8);
    }
    return drawn(words, false);
  },
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

export const VARIED_PLACED = { backwards, twoSides };
