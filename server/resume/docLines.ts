import WordExtractor from 'word-extractor';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { ResumeRefusal } from './resumeRefusal.ts';

const MOST_CHARACTERS = 200_000;
/** Bits of the header's flags: fEncrypted and fObfuscated ([MS-DOC] 2.5.2). */
const ENCRYPTED = 0x0100;
const MAGIC = Buffer.from([0xec, 0xa5]);

/**
 * The paragraphs of a binary Word document (Word 97 to 2003); the format's looks are not read. Throws a
 * `ResumeRefusal`.
 */
export async function docLines(bytes: Uint8Array): Promise<ResumeLine[]> {
  if (isEncrypted(bytes)) throw new ResumeRefusal('encrypted');
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch(() => {
    throw new ResumeRefusal('unreadable');
  });
  const plain = { filterUnicode: false };
  const parts = [
    document.getHeaders({ ...plain, includeFooters: false }),
    document.getTextboxes(plain),
    document.getBody(plain),
  ];
  const lines = parts.flatMap(partLines);
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARACTERS) {
    throw new ResumeRefusal('tooLong');
  }
  return lines;
}

/** The document's own header stands at the start of a sector. */
function isEncrypted(bytes: Uint8Array): boolean {
  // An encrypted DOCX comes in the container that DOC files have.
  if (Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))) return true;
  for (let at = 512; at + 12 <= bytes.length && at <= 64 * 512; at += 512) {
    const header = Buffer.from(bytes.subarray(at, at + 12));
    if (header.indexOf(MAGIC) === 0) return (header.readUInt16LE(10) & ENCRYPTED) !== 0;
  }
  return false;
}

/** Cells end with a tab each, and a table's row with one more. */
function partLines(text: string): ResumeLine[] {
  const lines = text
    .replace(/\t\t+/g, '\n')
    .split(/[\n\r\v\f]/)
    .map((line) => resumeLine(line))
    .filter((line) => line.text !== '');
  const [first] = lines;
  if (first) first.startsBlock = true;
  return lines;
}
