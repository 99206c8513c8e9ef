import mailWords from '#domain/words/data/mailWords.json' with { type: 'json' };

/* Messages as text: pasted, forwarded, or with an earlier mail below. */

type Label = keyof typeof mailWords.labels;

const LABEL_LINE = /^[>*\s]{0,6}([^\s:*][^:*]{0,24})\*?\s?[:：]\*?\s?(.{0,1000})$/u;

const labelOf = (line: string): [Label, string] | null => {
  const [, name = '', value = ''] = LABEL_LINE.exec(line) ?? [];
  const wanted = name.trim().toLowerCase();
  const label = (Object.keys(mailWords.labels) as Label[]).find((key) =>
    mailWords.labels[key].includes(wanted),
  );
  return label ? [label, value.trim()] : null;
};

interface MailHead {
  fields: Partial<Record<Label, string>>;
  /** The lines of the head: the first one, and the one after its end. */
  start: number;
  end: number;
}

/** The first block of lines such as "From: Helen Marsh <helen@example.com>", with a sender and another field. */
function mailHead(lines: readonly string[]): MailHead | null {
  for (let start = 0; start < lines.length; start += 1) {
    const fields: MailHead['fields'] = {};
    let end = start;
    for (; end < lines.length; end += 1) {
      const [label, value] = labelOf(lines[end] ?? '') ?? [];
      if (label === undefined) break;
      fields[label] ??= value ?? '';
    }
    if (fields.from !== undefined && end - start >= 2) return { fields, start, end };
    start = Math.max(start, end - 1);
  }
  return null;
}

const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,190}[\w]/;

/** The name and the address in 'Helen Marsh <helen@example.com>'. */
function senderIn(text: string): { fromName: string; fromAddress: string } {
  const fromAddress = ADDRESS.exec(text)?.[0].toLowerCase() ?? '';
  const words = text.split(/\s+/).filter((word) => !word.includes('@'));
  return { fromName: words.join(' ').replace(/["']/g, '').trim(), fromAddress };
}

/** A line that introduces the mail below it: "On Thu, 26 Nov 2026 at 15:12, Ana wrote:". */
const introduces = (line: string, next: string): boolean =>
  /[:：]\s*$/.test(line) && next.trimStart().startsWith('>');

/** What the sender wrote, without the mails below it. All of a text that has nothing else. */
export function ownWords(text: string): string {
  const lines = text.split('\n');
  const head = mailHead(lines);
  const quote = lines.findIndex((line, at) => introduces(line, lines[at + 1] ?? ''));
  const ends = [head?.start ?? lines.length, quote === -1 ? lines.length : quote];
  const own = lines
    .slice(0, Math.min(...ends))
    .filter((line) => !line.trimStart().startsWith('>'))
    // "-----Original Message-----"
    .filter((line) => !/^\s*[-_]{5,}/.test(line))
    .join('\n')
    .trim();
  return own === '' ? text.trim() : own;
}

export interface PlainMessage {
  fromName: string;
  fromAddress: string;
  subject: string;
  /** As it is written; '' where it isn't said. */
  date: string;
  text: string;
}

/** The message in a pasted or forwarded text: the head and what follows it, or only the text. */
export function plainMessage(text: string): PlainMessage {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const head = mailHead(lines);
  if (!head) {
    const body = lines.join('\n').trim();
    return { fromName: '', fromAddress: '', subject: '', date: '', text: body };
  }
  const { from = '', subject = '', date = '' } = head.fields;
  const body = lines.slice(head.end).join('\n').trim();
  return { ...senderIn(from), subject, date, text: body };
}

/** Whether a text has nothing of its own above the mail that it forwards. */
export function isForwarded(text: string): boolean {
  const lines = text.split('\n');
  const head = mailHead(lines);
  // "---------- Forwarded message ---------", "Begin forwarded message:"
  const isMark = (line: string) => /^\s*$|^\s*[-_]{3,}|[:：]\s*$/.test(line);
  return head !== null && lines.slice(0, head.start).every(isMark);
}
