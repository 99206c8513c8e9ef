import { decodedEntities } from './decodedEntities.ts';

/** The facts of a post in a page's JSON-LD. */
export interface JsonLdPost {
  author: string;
  authorUrl: string;
  content: string;
  headline: string;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textAt = (object: unknown, key: string): string => {
  const value = isObject(object) ? object[key] : undefined;
  return typeof value === 'string'
    ? decodedEntities(value)
        .replace(/<br\s*\/?>/gi, '\n')
        .trim()
    : '';
};

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The objects of one block, which can be one object, a list or a graph. */
function objectsIn(block: string): Json[] {
  try {
    const json: unknown = JSON.parse(block);
    const graph = isObject(json) && Array.isArray(json['@graph']) ? json['@graph'] : [];
    return [json, ...(Array.isArray(json) ? json : []), ...graph].filter(isObject);
  } catch {
    // Not JSON. The post's card has the same facts.
    return [];
  }
}

const isOfType = (object: Json, type: string): boolean => [object['@type']].flat().includes(type);

/**
 * The post in the page's JSON-LD: a `SocialMediaPosting`, or a `VideoObject`, which has text and
 * author in other fields. `null` when the page has neither.
 */
export function jsonLdPost(page: Document): JsonLdPost | null {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  const objects = Array.from(blocks).flatMap(({ textContent }) => objectsIn(textContent ?? ''));
  const posting = objects.find((object) => isOfType(object, 'SocialMediaPosting'));
  const video = objects.find((object) => isOfType(object, 'VideoObject'));
  const author = firstOf(posting ? posting.author : video?.creator);
  if (!posting && !video) return null;
  return {
    author: textAt(author, 'name'),
    authorUrl: textAt(author, 'url'),
    content: posting ? textAt(posting, 'articleBody') : textAt(video, 'description'),
    headline: posting ? textAt(posting, 'headline') : textAt(video, 'name'),
  };
}
