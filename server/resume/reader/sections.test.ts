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
