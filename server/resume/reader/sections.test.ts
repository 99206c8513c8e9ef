import { resumeLine } from '../resumeLine.ts';
import { splitSections } from './sections.ts';

/** Lines beginning with # are bold and large, as headings are. */
const sectionsOf = (...texts: string[]) =>
  splitSections(
    texts.map((text) =>
      resumeLine(text.replace(/^# /, ''), {
        ...(text.startsWith('# ') ? { size: 14, face: 'bold' } : { size: 10, face: 'plain' }),
      }),
    ),
  ).map(({ section, lines }) => [section, ...lines.map(({ text }) => text)]);

it('knows headings by their look, whatever their language and wording', () => {
  expect(
    sectionsOf(
      'Chiara Fontanesi',
      '# Profilo professionale',
      'Tecnologa alimentare.',
      '# Esperienze professionali',
      'Responsabile qualità',
      '# Istruzione e formazione',
      'Laurea in Chimica',
      '# What I work with',
      'Minitab',
    ),
  ).toEqual([
    ['head', 'Chiara Fontanesi'],
    ['summary', 'Tecnologa alimentare.'],
    ['experience', 'Responsabile qualità'],
    ['education', 'Laurea in Chimica'],
    ['skills', 'Minitab'],
  ]);
});

it('goes on with the head below the name of the document', () => {
  expect(sectionsOf('Curriculum Vitae', 'Noor Haddad', '# Education', 'BA Botany')).toEqual([
    ['head', 'Noor Haddad'],
    ['education', 'BA Botany'],
  ]);
});

it('tells languages of programming from those that people speak', () => {
  expect(sectionsOf('# Skills', '# Languages', 'Go, Rust', '# Languages', 'Irish, French')).toEqual(
    [
      ['skills', 'Languages', 'Go, Rust'],
      ['languages', 'Irish, French'],
    ],
  );
});

it('knows capitals set apart, and headings behind squares', () => {
  expect(sectionsOf('■ EDUCATION', 'BA', '■ LANG UAG E', 'Irish', '■ S K I L L S', 'Go')).toEqual([
    ['education', 'BA'],
    ['languages', 'Irish'],
    ['skills', 'Go'],
  ]);
});

it('keeps referees apart', () => {
  expect(sectionsOf('# Skills', 'Go', '# References', 'Edwin Castellane')).toEqual([
    ['skills', 'Go'],
    ['references', 'Edwin Castellane'],
  ]);
});

it('keeps a heading of a narrow column that looks unlike those of the wide one', () => {
  const small = (text: string, size: number, face: string) => resumeLine(text, { size, face });
  const sections = splitSections([
    small('Details', 11, 'bold'),
    small('Leeds', 8, 'plain'),
    small('Skills', 11, 'bold'),
    small('Triage', 8, 'plain'),
    small('Telemetry', 8, 'plain'),
    small('Hobbies', 11, 'bold'),
    small('Chess', 8, 'plain'),
    ...['Profile', 'Employment History', 'Education'].map((text) => small(text, 13, 'bold')),
  ]);
  expect(sections.find(({ section }) => section === 'interests')?.lines).toMatchObject([
    { text: 'Chess' },
  ]);
});
