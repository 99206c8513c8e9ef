import type { LetterLanguage } from '#domain/contract/enums.ts';
import { languageOf, letterLanguage } from './letterLanguage.ts';

const GERMAN =
  'Wir suchen eine Person für die Plattform. Sie haben Erfahrung mit der Cloud und arbeiten gern im Team.';
const ENGLISH = 'We are looking for a person for the platform. You have experience with the cloud.';

const languageFor = (customPrompt: string, posting: string, language: LetterLanguage = '') =>
  letterLanguage({ customPrompt, language }, posting);

it("is the user's choice, else the posting's, also in a bilingual posting", () => {
  expect(languageFor('Please write in German', ENGLISH)).toBe('German');
  expect(languageFor('', ENGLISH, 'French')).toBe('French');
  expect(languageFor('', GERMAN)).toBe('German');
  expect(languageFor('', `${GERMAN}\n\n${ENGLISH}`)).toMatch(/German|English/);
  expect(languageFor('', '')).toBe('English');
  expect(languageOf('Estamos buscando una persona para el equipo de la plataforma')).toBe(
    'Spanish',
  );
  expect(languageOf('Szukamy osoby do zespołu platformy')).toBeNull();
});

it.each([
  ['Write in Czech.', 'Czech'],
  ['Be brief. In French, please.', 'French'],
  ['Schreib den Brief auf Deutsch', 'German'],
  ['Mention that I taught in German', 'English'],
  ['In German companies I learned a lot', 'English'],
])('reads "%s" as a letter in %s', (wish, language) => {
  expect(languageFor(wish, ENGLISH)).toBe(language);
});
