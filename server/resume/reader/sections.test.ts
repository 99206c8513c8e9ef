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

it('recognizes headings by their look, in any language and wording', () => {
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

it('continues with the contact details below the document title', () => {
  expect(sectionsOf('Curriculum Vitae', 'Noor Haddad', '# Education', 'BA Botany')).toEqual([
    ['head', 'Noor Haddad'],
    ['education', 'BA Botany'],
  ]);
});

it('distinguishes programming languages from spoken ones', () => {
  expect(sectionsOf('# Skills', '# Languages', 'Go, Rust', '# Languages', 'Irish, French')).toEqual(
    [
      ['skills', 'Languages', 'Go, Rust'],
      ['languages', 'Irish, French'],
    ],
  );
});

it('recognizes spaced capitals and headings after squares', () => {
  expect(
    sectionsOf('■ EDUCATION', 'BA Botany', '■ LANG UAG E', 'Irish', '■ S K I L L S', 'Go'),
  ).toEqual([
    ['education', 'BA Botany'],
    ['languages', 'Irish'],
    ['skills', 'Go'],
  ]);
  expect(sectionsOf('# Education', 'BA Botany', '# ■ Skills', '• Go', '# ■ Experience')).toEqual([
    ['education', 'BA Botany'],
    ['skills', 'Go'],
    ['experience'],
  ]);
});

it('recognizes headings after emojis, and those over two lines of a narrow column', () => {
  expect(
    sectionsOf('# 🏥 HEALTHCARE EXPERIENCE', 'Nurse', '# Professional', '# training', 'BA Botany'),
  ).toEqual([
    ['experience', 'Nurse'],
    ['education', 'BA Botany'],
  ]);
});

it('divides certificates and degrees under one heading', () => {
  expect(
    sectionsOf(
      '# Certifications and Education',
      'Safe Lifting',
      'B.Sc. Botany',
      'Tromsø University',
    ),
  ).toEqual([
    ['certifications', 'Safe Lifting'],
    ['education', 'B.Sc. Botany', 'Tromsø University'],
  ]);
});

it('ends before the place and the date under a letter', () => {
  expect(sectionsOf('Ada Moreno', '# Hobbys', 'Rudern', 'Ada Moreno', 'Wels, 4. Mai 2018')).toEqual(
    [
      ['head', 'Ada Moreno'],
      ['interests', 'Rudern'],
    ],
  );
});
