import postingPages from '#domain/words/data/postingPages.json' with { type: 'json' };
import { namesRole } from '#domain/words/namesRole.ts';
import { anyOf, plainMarks } from '#domain/words/phrases.ts';

const KNOWN = [anyOf(postingPages.jobLists, 'giu'), anyOf(postingPages.siteWords, 'giu')];
const MOST = 70;

/** Whether all of a heading or a part of a title names a section of a site, not its content. */
export function isSection(text: string): boolean {
  if (text.length > MOST || !/\p{L}/u.test(text) || namesRole(text)) return false;
  // "Careers at Acme" is one, too.
  const plain = plainMarks(text).replace(/ (?:at|with|bei) .*$/i, '');
  const rest = KNOWN.reduce((left, words) => left.replace(words, ' '), plain);
  return !/\p{L}/u.test(rest);
}
