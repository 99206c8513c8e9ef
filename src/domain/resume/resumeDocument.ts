import type { UserProfile } from '#domain/contract/profile.ts';
import {
  type Block,
  blockTexts,
  documentText,
  type LinkedText,
  type SentDocument,
} from '#domain/pitches/letter/sentDocument.ts';
import { documentContacts } from './documentContacts.ts';
import { profileLocale, type ResumePart, type ResumeSection } from './resumeSections.ts';

/** A text of the document and the part that it belongs to. */
export interface PartText {
  /** `null` for the name and headings. */
  id: string | null;
  text: string;
}

/**
 * A resume to send as a file, and its texts in the order of the page.
 *
 * @param leftOut the ids of the parts that the user left out
 */
export function resumeDocument(
  profile: UserProfile,
  sections: readonly ResumeSection[],
  leftOut: ReadonlySet<string>,
): { document: SentDocument; texts: PartText[] } {
  const author = documentText(profile.personalInfo.name);
  const blocks: Block[] = [];
  const texts: PartText[] = [];
  const kept = (parts: readonly ResumePart[]) => parts.filter(({ id }) => !leftOut.has(id));

  function add(block: Block, of: readonly PartText[]): void {
    blocks.push(block);
    texts.push(...of);
  }
  function addParts(parts: readonly ResumePart[]): void {
    for (const { id, blocks, parts: own } of kept(parts)) {
      for (const block of blocks)
        add(
          block,
          blockTexts(block).map((text) => ({ id, text })),
        );
      addParts(own);
    }
  }

  add({ kind: 'name', text: author }, [{ id: null, text: author }]);
  for (const { id, title, isLine, parts } of sections) {
    const line = kept(parts);
    if (line.length === 0) continue;
    if (id === 'contacts') {
      const contacts = new Map<string, LinkedText>(
        documentContacts(profile).map(([field, contact]) => [`contacts.${field}`, contact]),
      );
      add({ kind: 'contacts', items: line.flatMap((part) => contacts.get(part.id) ?? []) }, line);
      continue;
    }
    add({ kind: 'heading', text: title }, [{ id: null, text: title }]);
    if (isLine) add({ kind: 'paragraph', text: line.map(({ text }) => text).join(', ') }, line);
    else addParts(line);
  }
  return {
    document: { kind: 'resume', title: author, author, locale: profileLocale(profile), blocks },
    texts,
  };
}
