import WordExtractor from 'word-extractor';
import { ResumeError } from './resumeError.ts';
import { asBlock, type ResumeLine, resumeLine } from './resumeLine.ts';

const MAX_CHARACTERS = 200_000;
/** Bits of the header's flags: fEncrypted and fObfuscated ([MS-DOC] 2.5.2). */
const ENCRYPTED = 0x0100;
const MAGIC = Buffer.from([0xec, 0xa5]);

/**
 * The paragraphs of a binary Word document (Word 97 to 2003), without their formatting. Throws a `ResumeError`.
 */
export async function docLines(bytes: Uint8Array): Promise<ResumeLine[]> {
  if (isEncrypted(bytes)) throw new ResumeError('encrypted');
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch(() => {
    throw new ResumeError('unreadable');
  });
  const plain = { filterUnicode: false };
  const parts = [
    document.getHeaders({ ...plain, includeFooters: false }),
    document.getTextboxes(plain),
    document.getBody(plain),
  ];
  const lines = parts.flatMap(partLines);
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > MAX_CHARACTERS) {
    throw new ResumeError('tooLong');
  }
  return lines;
}

/** The document's header is at the start of a sector. */
function isEncrypted(bytes: Uint8Array): boolean {
  // An encrypted DOCX uses the same container as a DOC.
  if (Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))) return true;
  for (let at = 512; at + 12 <= bytes.length && at <= 64 * 512; at += 512) {
    const header = Buffer.from(bytes.subarray(at, at + 12));
    if (header.indexOf(MAGIC) === 0) return (header.readUInt16LE(10) & ENCRYPTED) !== 0;
  }
  return false;
}

/** Each cell ends with a tab, and a row with one more. */
function partLines(text: string): ResumeLine[] {
  const lines = text.replace(/\t\t+/g, '\n').split(/[\n\r\v\f]/);
  return asBlock(lines.map((line) => resumeLine(line)).filter((line) => line.text !== ''));
}
