import { isDataObject, isOfType, jsonLdObjects } from './jsonLdObjects.ts';

/** The facts of a post in a page's JSON-LD. */
export interface JsonLdPost {
  author: string;
  authorUrl: string;
  content: string;
  headline: string;
}

/** Decodes HTML entities twice, since LinkedIn escapes some texts twice. Tags stay as text. */
export function decodedEntities(page: Document, text: string): string {
  const element = page.createElement('template').content.appendChild(page.createElement('p'));
  element.textContent = text;
  for (let times = 0; times < 2; times += 1)
    element.innerHTML = (element.textContent ?? '').replaceAll('<', '&lt;');
  return element.textContent ?? '';
}

/**
 * The post in the page's JSON-LD: a `SocialMediaPosting`, or a `VideoObject`, which has text and
 * author in other fields. `null` when the page has neither.
 */
export function jsonLdPost(page: Document): JsonLdPost | null {
  const objects = jsonLdObjects(page);
  const posting = objects.find((object) => isOfType(object, /^SocialMediaPosting$/));
  const video = objects.find((object) => isOfType(object, /^VideoObject$/));
  if (!posting && !video) return null;
  const textAt = (object: unknown, key: string): string => {
    const value = isDataObject(object) ? object[key] : undefined;
    return typeof value === 'string'
      ? decodedEntities(page, value)
          .replace(/<br\s*\/?>/gi, '\n')
          .trim()
      : '';
  };
  const author = [posting ? posting.author : video?.creator].flat()[0];
  return {
    author: textAt(author, 'name'),
    authorUrl: textAt(author, 'url'),
    content: posting ? textAt(posting, 'articleBody') : textAt(video, 'description'),
    headline: posting ? textAt(posting, 'headline') : textAt(video, 'name'),
  };
}
