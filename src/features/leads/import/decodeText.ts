import { loadPart } from '#ui/lazy.tsx';

/** The encodings that spreadsheets of other countries have, by what people call them. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  'windows-1250': 'Central European (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'windows-1253': 'Greek (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1258': 'Vietnamese (Windows)',
  'windows-874': 'Thai (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
  macintosh: 'Western European (Mac)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

const isEncoding = (label: string): label is Encoding => label in ENCODINGS;

/** The text of a file, without its byte order mark; `null` if it isn't in that encoding. */
function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The standard name of an encoding that `chardet` found. */
function standardName(found: string): Encoding | undefined {
  try {
    const { encoding } = new TextDecoder(found);
    return isEncoding(encoding) ? encoding : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes that are enough to recognize an encoding. */
const SAMPLE = 100_000;

export interface Decoded {
  text: string;
  encoding: Encoding;
  /** The encoding is a guess that the user should see. */
  isGuess: boolean;
}

/** The text of a file, in its encoding or in one that the user chose. */
export async function decodeText(bytes: Uint8Array, chosen?: Encoding): Promise<Decoded> {
  if (chosen) {
    return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen, isGuess: true };
  }
  const [first, second] = bytes;
  const zero = bytes.subarray(0, 2_000).indexOf(0);
  // Without a mark, UTF-16 shows by the zeros in its commas and line breaks.
  const isLittle = (first === 0xff && second === 0xfe) || zero % 2 === 1;
  const isBig = (first === 0xfe && second === 0xff) || (zero >= 0 && zero % 2 === 0);
  const unicode = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  const text = decode(bytes, unicode);
  if (text !== null) return { text, encoding: unicode, isGuess: false };
  const { analyse } = await loadPart(() => import('chardet'));
  const found = Math.max(bytes.findIndex((byte) => byte > 0x7f) - 1_000, 0);
  const likely = analyse(bytes.subarray(found, found + SAMPLE));
  for (const { name } of likely[0]?.name === 'UTF-8' ? [] : likely) {
    const encoding = standardName(name);
    const decoded = encoding && decode(bytes, encoding);
    if (encoding && decoded) return { text: decoded, encoding, isGuess: true };
  }
  const encoding = likely[0]?.name === 'UTF-8' ? 'utf-8' : 'windows-1252';
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isGuess: true };
}
