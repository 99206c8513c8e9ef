import mailWords from '#domain/words/data/mailWords.json' with { type: 'json' };
import { personName } from '#domain/words/personName.ts';
import { patternOf } from '#domain/words/phrases.ts';
import { ownWords } from './plainMessage.ts';

/** What somebody wrote, as one answers it. */
export interface TheirWords {
  /** Without the mails below, and without what follows their name. */
  text: string;
  /** As they sign: 'Katharina'; '' where it isn't clear. */
  signedAs: string;
}

const CLOSING = new RegExp(`^(?:${patternOf(mailWords.closings)})[ ,.!]*$`, 'iu');

const MOST_WORDS = 5;

/** A first name or all of it, unlike 'K. Brandt' and 'Your hiring team'. */
function signature(line: string): string {
  const name = line.trim().replace(/[,.]$/, '');
  const person = personName(name)?.name ?? '';
  const isShort = name.split(/\s+/).length <= MOST_WORDS;
  return isShort && !/^\p{L}{1,2}\.|^\p{L}$/u.test(person) ? person : '';
}

/** The line with the sender's name: below a closing, or alone at the end; -1 where there is none. */
function nameLine(lines: readonly string[]): number {
  const closing = lines.findLastIndex((line) => CLOSING.test(line.trim()));
  const below = lines.findIndex((line, index) => index > closing && line.trim() !== '');
  const at = closing === -1 ? lines.length - 1 : below;
  const isAlone = closing !== -1 || lines[at - 1]?.trim() === '';
  return isAlone && signature(lines[at] ?? '') !== '' ? at : -1;
}

/** Splits a message into what its sender wrote and the signature below, and reads how they sign. */
export function theirWords(message: string): TheirWords {
  const own = ownWords(message.replaceAll('\r\n', '\n'));
  const all = own.split('\n');
  const dashes = all.findIndex((line) => /^--\s*$/.test(line));
  const lines = own === '' || dashes < 1 ? all : all.slice(0, dashes);
  const name = nameLine(lines);
  const text = lines
    .slice(0, name === -1 ? lines.length : name + 1)
    .join('\n')
    .trim();
  return { text, signedAs: signature(lines[name] ?? '') };
}
