import { letterDocument } from '#domain/pitches/letter/letterDocument.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { letterLocale } from './letterLocale.ts';

const DAY = new Date(2026, 10, 28);

const LETTERS: [string, string][] = [
  [
    'Dear Helen, I am applying for the Staff Backend Engineer position. I led a team of four people.',
    'November 28, 2026',
  ],
  [
    'Sehr geehrte Frau Marsh, ich bewerbe mich auf die Stelle. Ich habe ein Team von vier Personen geleitet.',
    '28. November 2026',
  ],
  [
    'Hei Kari, jeg søker stillingen som utvikler hos dere. De siste tre årene har jeg ledet et lag på fire utviklere.',
    '28. november 2026',
  ],
  [
    'Dobrý den, ucházím se o pozici vývojáře ve vaší společnosti. Poslední tři roky jsem vedl tým čtyř lidí.',
    '28. listopadu 2026',
  ],
  [
    'Buongiorno, mi candido per la posizione di sviluppatore. Negli ultimi tre anni ho guidato un gruppo di quattro persone.',
    '28 novembre 2026',
  ],
  [
    'Hej, jag söker tjänsten som utvecklare hos er. De senaste tre åren har jag lett ett team på fyra personer och flyttat betalningarna till molnet. Jag ser fram emot ert svar.',
    '28 november 2026',
  ],
  [
    '拝啓 貴社の開発者職に応募いたします。この三年間、四名のチームを率いて決済システムをクラウドへ移行いたしました。ご連絡をお待ちしております。何卒よろしくお願い申し上げます。',
    '2026年11月28日',
  ],
  ['Hei!', '2026-11-28'],
];

test.each(LETTERS)('the date is in the language of the letter: %s', (text, date) => {
  const letter = { text, company: 'Quay', position: 'Developer', contactName: '' };
  const { blocks } = letterDocument(letter, EMPTY_PROFILE, DAY, letterLocale(text));
  expect(blocks).toContainEqual({ kind: 'note', text: date });
});
