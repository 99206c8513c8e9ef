export type FileKind = 'pdf' | 'docx' | 'doc';

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** The kind of a file by its bytes, not its name; `null` for other kinds. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  // The signature of a PDF may be anywhere in the first kilobyte.
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('word/document')
      ? 'docx'
      : null;
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'doc';
  return null;
}
