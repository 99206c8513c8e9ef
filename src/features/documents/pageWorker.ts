/*
 * Draws a document's PDF. In a worker, because a tick redraws it: making and drawing one takes a fifth of a second.
 */
import { getDocument } from 'unpdf/pdfjs';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { LAYOUTS, type PaperSize } from './layout.ts';
import { loadFont } from './loadFont.ts';
import { type PageItem, type PageText, type PlacedText, placeTexts } from './placeTexts.ts';
import { toPdf } from './toPdf.ts';

export interface DrawRequest {
  number: number;
  document: SentDocument;
  texts: { id: string | null; text: string }[];
  paper: PaperSize;
  /** Of a page, in device pixels. */
  width: number;
}

export interface DrawResponse {
  number: number;
  /** `null` if the PDF lacks a script, 'failed' for any other reason. */
  drawing: { pages: ImageBitmap[]; places: PlacedText[] } | null | 'failed';
}

let ruler: OffscreenCanvasRenderingContext2D | null = null;

/** Measures text in the document's font. */
async function openRuler(): Promise<(text: string) => number> {
  if (!ruler) {
    const face = new FontFace('page', (await loadFont(400)).slice());
    await face.load();
    (self as unknown as { fonts: FontFaceSet }).fonts.add(face);
    ruler = new OffscreenCanvas(1, 1).getContext('2d');
    if (ruler) ruler.font = '100px page';
  }
  return (text) => ruler?.measureText(text).width ?? 0;
}

async function draw({ document, texts, paper, width }: DrawRequest) {
  const data = await toPdf(document, loadFont, paper);
  if (!data) return null;
  const measure = await openRuler();
  // Letters as paths: a worker has no fonts of a document.
  const pdf = await getDocument({ data, disableFontFace: true }).promise;
  const [, foot] = LAYOUTS[document.kind].margins;
  const pages: ImageBitmap[] = [];
  const read: PageText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const size = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: width / size.width });
    const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    pages.push(canvas.transferToImageBitmap());
    const { items } = await page.getTextContent();
    read.push({
      width: size.width,
      height: size.height,
      items: items.filter((item): item is typeof item & PageItem => 'str' in item),
    });
  }
  await pdf.destroy();
  return { pages, places: placeTexts(texts, read, foot, measure) };
}

let latest = 0;
let drawn: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  // pdf.js listens here, too, and has messages of its own.
  if (!('paper' in data)) return;
  latest = data.number;
  drawn = drawn.then(async () => {
    if (data.number !== latest) return;
    const drawing = await draw(data).catch(() => 'failed' as const);
    const response: DrawResponse = { number: data.number, drawing };
    const transfer = drawing && drawing !== 'failed' ? drawing.pages : [];
    postMessage(response, { transfer });
  });
});
