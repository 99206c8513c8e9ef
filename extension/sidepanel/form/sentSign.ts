import { isThanks } from '#domain/forms/formLabel.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import type { PageForm } from '../../page/pageForm.ts';
import type { FilledForm } from './filledForm.ts';

/** What says that a form was sent. */
export interface SentSign {
  /** Not sure: the form is gone, and nothing else says so. */
  isSure: boolean;
  /** The page's own words; '' if it has none. */
  quote: string;
}

const CONFIRMED =
  /(?:^|[/_.-])(?:thanks?|thank-?you|confirm(?:ation|ed)|success|submitted|complete|danke|bestaetigung|merci|confirmation|gracias|confirmacion)(?:[/_.-]|$)/i;

const LONGEST = 200;

/** The page's thanks with what it says next, as long as a quote may be. */
function quoteOf(texts: readonly string[]): string {
  const at = texts.findIndex((text) => isThanks(text));
  const [thanks = '', next = ''] = at < 0 ? [] : texts.slice(at, at + 2);
  const both =
    next === '' || foldedWords(thanks).includes(foldedWords(next)) ? thanks : `${thanks} ${next}`;
  return (both.length <= LONGEST ? both : thanks).slice(0, LONGEST);
}

/**
 * Whether a form was sent, as the page after it says: in words, by its address, or only because the form is gone from
 * its site. `null` while the form is there, or another one is.
 */
export function sentSign(
  { fields, texts, origin }: Pick<PageForm, 'fields' | 'texts' | 'origin'>,
  url: string,
  form: FilledForm | undefined,
): SentSign | null {
  if (!form || form.appliedAt !== null) return null;
  const here = new Set(fields.map(({ id }) => id));
  if (form.fields.some(({ id }) => here.has(id))) return null;
  const quote = quoteOf(texts);
  if (quote !== '') return { isSure: true, quote };
  const isOfSite = URL.parse(form.url)?.origin === origin;
  if (isOfSite && url !== form.url && CONFIRMED.test(URL.parse(url)?.pathname ?? ''))
    return { isSure: true, quote: texts[0] ?? '' };
  return isOfSite && fields.length === 0 ? { isSure: false, quote: '' } : null;
}
