import type { UserProfile } from '#domain/contract/profile.ts';
import { documentContacts } from '#domain/resume/documentContacts.ts';
import { type Block, documentText, localeOf, type SentDocument } from './sentDocument.ts';

/** A letter and whom it goes to. */
export interface Letter {
  text: string;
  company: string;
  position: string;
  contactName: string;
}

const SUBJECT = /^(?:subject|betreff|objet|asunto)\s?:\s*(\S.*)\n*/i;
const BULLET = /^\s*[-–•*]\s+/;

/** The paragraphs of a text, and its lines with a bullet. */
function paragraphs(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const blocks: Block[] = [];
    for (const line of paragraph.split('\n')) {
      const last = blocks.at(-1);
      if (BULLET.test(line)) blocks.push({ kind: 'bullet', text: line.replace(BULLET, '').trim() });
      else if (last?.kind === 'paragraph') last.text += `\n${line.trim()}`;
      else blocks.push({ kind: 'paragraph', text: line.trim() });
    }
    return blocks;
  });
}

/** 'November 24, 2026' in the letter's language; '2026-11-24' if we don't know that. */
function dateOf(date: Date, locale: string | null): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat(locale ?? 'sv', {
    dateStyle: locale ? 'long' : 'short',
  }).format(date);
}

/**
 * A letter to send as a file: sender, recipient, date, subject and text. Its first line is the subject if it
 * says so ('Subject: ...'); otherwise, the position is.
 *
 * @param locale of the letter's language, `null` if unknown
 */
export function letterDocument(
  letter: Letter,
  profile: UserProfile,
  date: Date,
  locale = localeOf(letter.text),
): SentDocument {
  const content = documentText(letter.text);
  const [head = '', subject = ''] = SUBJECT.exec(content) ?? [];
  const text = content.slice(head.length);
  const author = documentText(profile.personalInfo.name);
  const recipient = [letter.contactName, letter.company].map(documentText).filter(Boolean);
  const contacts = documentContacts(profile).map(([, contact]) => contact);
  const blocks: Block[] = [
    { kind: 'name', text: author },
    { kind: 'contacts', items: contacts },
    { kind: 'address', lines: recipient },
    { kind: 'note', text: dateOf(date, locale) },
    { kind: 'subject', text: subject || documentText(letter.position) },
    ...paragraphs(text),
  ];
  return {
    kind: 'letter',
    title: [letter.position, letter.company].map(documentText).filter(Boolean).join(', '),
    author,
    locale,
    blocks: blocks.filter(hasText),
  };
}

/** Whether a block says anything. */
function hasText(block: Block): boolean {
  if (block.kind === 'contacts') return block.items.length > 0;
  if (block.kind === 'address') return block.lines.length > 0;
  return block.kind === 'entry' || block.text !== '';
}
