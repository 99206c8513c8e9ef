import { parse } from 'tldts';

export interface FoundAddress {
  text: string;
  index: number;
  /** It has a scheme, `www.` or a path. A host alone counts only in a place for links. */
  isSure: boolean;
}

const ADDRESS =
  /(?<![\p{L}\p{N}@._-])(?:(?<sure>(?:https?:\/\/|www\.)[^\s|<>"]+)|(?<host>(?:[\p{L}\p{N}-]+\.)+\p{Ll}{2,24})(?<path>\/[^\s|<>"]*)?(?![\p{L}\p{N}@.-]\S))/giu;

/** The Public Suffix List, and the names of RFC 2606 for examples. */
const hasKnownSuffix = (host: string): boolean =>
  host.endsWith('.example') || parse(host).isIcann === true;

/**
 * The web addresses in a text. `Node.js` has no known suffix, and people write the suffix of an address in
 * lowercase, so `Socket.IO` and `ASP.NET/C#` are names.
 */
export function addressesIn(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { sure, host = '', path = '' } = groups;
    const isName = !sure && (/\p{Lu}[^.]*$/u.test(host) || !hasKnownSuffix(host.toLowerCase()));
    const address = whole.replace(/(?<![).,;:\]/])[).,;:\]/]+$/, '');
    return isName ? [] : [{ text: address, index, isSure: Boolean(sure) || path.length > 1 }];
  });
}

/** The addresses of a place for links: also a host that stands alone between separators or in parentheses. */
export function linksIn(text: string): FoundAddress[] {
  const isAlone = ({ index, text: { length } }: FoundAddress) =>
    /(?:^|[|•·(\t:–—])\s*$/.test(text.slice(0, index)) &&
    /^\/?\s*(?:$|[|•·)\t–—])/.test(text.slice(index + length));
  return addressesIn(text).filter((found) => found.isSure || isAlone(found));
}
