import PDFDocument from 'pdfkit';
import { dateText, headings, type LayoutTraits } from './layout.ts';
import type { Person } from './people.ts';

/** Resumes drawn with pdfkit. */
export interface PdfkitLayout extends LayoutTraits {
  pdf: (person: Person) => Promise<Buffer>;
}

type Pdf = InstanceType<typeof PDFDocument>;

const drawn = (draw: (pdf: Pdf) => void, options = {}) =>
  new Promise<Buffer>((resolve) => {
    const pdf = new PDFDocument({ size: 'LETTER', margin: 54, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    draw(pdf);
    pdf.end();
  });

/** "Title at Company" lines with the dates in brackets; bullets are typed hyphens. */
const plain: PdfkitLayout = {
  pdf: (person) =>
    drawn((pdf) => {
      const h = headings(person);
      const heading = (text: string) =>
        pdf
          .moveDown(0.6)
          .font('Helvetica-Bold')
          .fontSize(12)
          .text(text.toUpperCase())
          .font('Helvetica')
          .fontSize(10);
      pdf.font('Helvetica-Bold').fontSize(20).text(person.name).font('Helvetica').fontSize(10);
      pdf.text([person.email, person.phone, person.location].join('  |  '));
      const links = [person.linkedin, person.github, person.portfolio].filter(
        (each) => each !== undefined,
      );
      if (links.length) pdf.text(links.join('  |  '));
      heading('Professional Profile');
      pdf.text(person.summary);
      heading('Professional Experience');
      for (const job of person.jobs) {
        pdf
          .moveDown(0.3)
          .font('Helvetica-Bold')
          .text(`${job.title} at ${job.company}`)
          .font('Helvetica');
        pdf.text(
          `${dateText(job.start, 'short', person)} - ${dateText(job.end, 'short', person)}, ${job.location}`,
        );
        for (const bullet of job.bullets) pdf.text(`- ${bullet}`, { indent: 8 });
      }
      heading('Education');
      for (const study of person.studies)
        pdf.text(`${study.degree}, ${study.institution}, ${study.year}`);
      heading(h.skills);
      for (const [group, items] of Object.entries(person.skills))
        pdf.text(`${group}: ${items.join(', ')}`);
      if (person.certifications) {
        heading('Certifications');
        for (const each of person.certifications) pdf.text(`- ${each}`, { indent: 8 });
      }
      if (person.languages) {
        heading('Languages');
        pdf.text(person.languages.join(', '));
      }
    }),
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

/** Two columns put down by coordinates, dates as years, a references section. */
const placed: PdfkitLayout = {
  pdf: (person) =>
    drawn((pdf) => {
      const left = { x: 40, width: 150 };
      const right = { x: 215, width: 345 };
      let column = left;
      const write = (text: string, size = 9.5, font = 'Times-Roman') =>
        pdf.font(font).fontSize(size).text(text, column.x, pdf.y, { width: column.width });
      const heading = (text: string) => {
        pdf.y += 10;
        write(text, 12, 'Times-Bold');
      };
      pdf.y = 40;
      write(person.name, 18, 'Times-Bold');
      write(person.headline, 10, 'Times-Italic');
      heading('Get in touch');
      for (const each of [
        person.phone,
        person.email,
        person.location,
        person.linkedin,
        person.github,
      ])
        if (each) write(each);
      heading('Expertise');
      for (const each of Object.values(person.skills).flat()) write(`• ${each}`);
      if (person.languages) {
        heading('Languages');
        for (const each of person.languages) write(each);
      }
      column = right;
      pdf.y = 40;
      heading('Career Summary');
      write(person.summary);
      heading('Work History');
      for (const job of person.jobs) {
        write(`${job.title}, ${job.company}`, 10.5, 'Times-Bold');
        write(
          `${dateText(job.start, 'year', person)} – ${dateText(job.end, 'year', person)}`,
          9.5,
          'Times-Italic',
        );
        for (const bullet of job.bullets) write(`• ${bullet}`);
        pdf.y += 4;
      }
      heading('Qualifications');
      for (const study of person.studies) {
        write(`${study.degree}`, 10.5, 'Times-Bold');
        write(`${study.institution}, ${study.year}`);
      }
      heading('References');
      write('Prof. Edwin Castellane');
      write('Castellane & Partners, 12 Harbour Road, Portsmouth');
      write('edwin@castellane.example, +44 23 5550 0101');
    }),
  years: true,
  placeless: true,
  omits: ['soft', 'projects', 'interests', 'achievements'],
};

export const PDFKIT_LAYOUTS = { plain, placed };
