import { getDocumentProxy } from 'unpdf';
import { ResumeError } from './resumeError.ts';
import type { PdfPage, TextRun } from './textRun.ts';

const MAX_PAGES = 30;
const MAX_CHARACTERS = 200_000;

/**
 * The text of a PDF with its positions. Throws a `ResumeError` when the file is encrypted, damaged or too
 * long.
 */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await open(bytes);
  if (pdf.numPages > MAX_PAGES) throw new ResumeError('tooLong');
  const pages: PdfPage[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number).catch(() => {
      throw new ResumeError('unreadable');
    });
    const view = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const runs: TextRun[] = [];
    let isAfterSpace = false;
    for (const item of content.items) {
      if (!('str' in item)) continue;
      if (item.str.trim() === '') {
        // PDF.js sees narrower spaces than a gap tells. An empty item ends a line.
        isAfterSpace = item.str !== '';
        continue;
      }
      const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[];
      if (Math.abs(b) > Math.abs(a)) continue; // Rotated text is decoration.
      characters += item.str.length;
      const size = Math.round(Math.abs(d || a) * 10) / 10;
      runs.push({
        text: isAfterSpace && !/^[,.:;]/.test(item.str) ? ` ${item.str}` : item.str,
        x,
        right: x + item.width,
        y: view.height - y,
        size,
        face: item.fontName,
      });
      isAfterSpace = false;
    }
    if (characters > MAX_CHARACTERS) throw new ResumeError('tooLong');
    const annotations: { url?: string; rect?: number[] }[] = await page
      .getAnnotations()
      .catch(() => []);
    const links = annotations.flatMap(({ url, rect }) => {
      const [x = 0, bottom = 0, right = 0, top = 0] = rect ?? [];
      return url ? [{ url, x, right, top: view.height - top, bottom: view.height - bottom }] : [];
    });
    pages.push({ runs, links });
  }
  return pages;
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: false });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new ResumeError(name === 'PasswordException' ? 'encrypted' : 'unreadable');
  }
}
