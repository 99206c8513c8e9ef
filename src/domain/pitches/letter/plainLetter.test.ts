import { plainLetter } from './plainLetter.ts';

const LETTER = 'Hello Maja,\n\nI run three clusters.\n\nBest regards,\nAda';

it.each([
  `Subject: Senior Platform Engineer\n\n${LETTER}`,
  `**Betreff:** Bewerbung\n\n${LETTER}`,
  `Sure! Here's a short cover letter for you:\n\n---\n\n${LETTER}\n\n---\n\nLet me know if you'd like a shorter version.`,
  `\`\`\`text\n${LETTER}\n\`\`\``,
  `Here is your email:\n\nSubject line: Hi\n\nHello Maja,\n\nI run **three** clusters.\n\nBest regards,\n*Ada*`,
])('takes the letter out of %j', (text) => {
  expect(plainLetter(text)).toBe(LETTER);
});

it.each([
  LETTER,
  'Here is how I would start: with your data.',
  'Hello,\n\n- one\n- two\n\n5 * 3 * 2 and snake_case_name stay.',
  'Let me know if Tuesday works.',
])('leaves %j as it is', (text) => {
  expect(plainLetter(text)).toBe(text);
});

it('stays linear in hostile texts', () => {
  for (const piece of ['*', '_', '[a](', '`', '# ', '\n'])
    plainLetter(piece.repeat(20_000 / piece.length));
});
