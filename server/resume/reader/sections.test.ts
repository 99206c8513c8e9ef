import { resumeLine } from '../resumeLine.ts';
import { looseSectionOf, sectionOf } from './headings.ts';
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

it('recognizes headings after squares', () => {
  expect(sectionsOf('■ EDUCATION', 'BA Botany', '■ LANGUAGES', 'Irish')).toEqual([
    ['education', 'BA Botany'],
    ['languages', 'Irish'],
  ]);
  expect(sectionsOf('# Education', 'BA Botany', '# ■ Skills', '• Go', '# ■ Experience')).toEqual([
    ['education', 'BA Botany'],
    ['skills', 'Go'],
    ['experience'],
  ]);
});

it('starts a section of its own below an unknown heading that looks like its sisters', () => {
  expect(
    sectionsOf(
      '# Experience',
      'Clerk, Acme',
      '# Gartenarbeit',
      'Rosen',
      '# Languages',
      'Irish',
      '# Talks, and Workshops',
      'Ropes',
    ),
  ).toEqual([
    ['experience', 'Clerk, Acme'],
    ['other', 'Rosen'],
    ['languages', 'Irish'],
    ['other', 'Ropes'],
  ]);
});

it('keeps a heading that each entry repeats in its entry', () => {
  const entries = ['# Experience', 'Acme', '# Highlights', 'Rice', 'Delta', '# Highlights', 'Tea'];
  expect(sectionsOf(...entries, '# Education', 'BA Botany')).toEqual([
    ['experience', 'Acme', 'Highlights', 'Rice', 'Delta', 'Highlights', 'Tea'],
    ['education', 'BA Botany'],
  ]);
});

it.each([
  ['FORMAÇÃO ACADÊMICA', 'education'],
  ['Competències informàtiques', 'skills'],
  ['Objectiu professional', 'summary'],
  ['B) Educational Qualification:', 'education'],
  ['Languages (spoken)', 'languages'],
  ['· · ·', null],
  ['12 / 3', null],
])('names the section of %s', (text, section) => {
  expect(looseSectionOf(text) ?? sectionOf(text)).toBe(section);
});
