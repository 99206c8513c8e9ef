import { theirWords } from './theirWords.ts';

const ASKED = 'When could we talk?';

test.each([
  [
    'a closing and a first name',
    `${ASKED}\n\nBest wishes\nKatharina\n\nHavelwerk Energy\n+49 30 555`,
    `${ASKED}\n\nBest wishes\nKatharina`,
    'Katharina',
  ],
  [
    'a whole name',
    `${ASKED}\n\nMit freundlichen Grüßen\n\nKatharina Brandt\nTalent Partner`,
    `${ASKED}\n\nMit freundlichen Grüßen\n\nKatharina Brandt`,
    'Katharina Brandt',
  ],
  ['a name alone', `${ASKED}\n\nTom`, `${ASKED}\n\nTom`, 'Tom'],
  [
    'a name with the company',
    `${ASKED}\n\nHugo Bernard, Groupe Valmont`,
    `${ASKED}\n\nHugo Bernard, Groupe Valmont`,
    'Hugo Bernard',
  ],
  [
    'a team',
    `${ASKED}\n\nKind regards,\nYour recruiting team`,
    `${ASKED}\n\nKind regards,\nYour recruiting team`,
    '',
  ],
  ['an initial', `${ASKED}\n\nThanks,\nK. Brandt`, `${ASKED}\n\nThanks,\nK. Brandt`, ''],
  ['a signature below dashes', `${ASKED}\n-- \nHavelwerk Energy`, ASKED, ''],
  ['nothing', ASKED, ASKED, ''],
])('%s: reads what was written, and how it is signed', (_name, message, text, signedAs) => {
  const below = '\n\nOn Thu, 26 Nov 2026 at 15:12, Ana wrote:\n> When do you need it?';
  expect(theirWords(message)).toEqual({ text, signedAs });
  expect(theirWords(message + below)).toEqual({ text, signedAs });
});
