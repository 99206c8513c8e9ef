import { POSTING_FACTS } from '#domain/contract/enums.ts';
import type { PageExtractionResponse, PageFacts } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { readInBrowser } from './browserModel.ts';
import type { CopiedPosting } from './copiedPosting.ts';
import { post } from './endpointShapes.ts';
import type { FetchPage } from './fetchPages.ts';

/** A copied posting to read, and the model that reads it after the rules. */
export interface CopyRequest {
  posting: CopiedPosting;
  model: 'server-model' | 'browser-model' | null;
}

const UNREAD_BY_MODEL = "The model couldn't read this posting. It was read by rules.";

/** What rules read here, with what a model found in its place. */
function withModel(read: PageFacts, found: PageFacts): PageFacts {
  const facts = { ...read, quotes: { ...read.quotes, ...found.quotes }, readBy: found.readBy };
  for (const fact of POSTING_FACTS) if (found[fact] !== '') facts[fact] = found[fact];
  return {
    ...facts,
    unsure: [...new Set([...found.unsure, ...read.unsure])].filter((fact) => facts[fact] !== ''),
    notice: [read.notice, found.notice].filter(Boolean).join(' '),
  };
}

/** Reads a copy here by rules, and then by the model. */
export async function readCopy(
  { posting, model }: CopyRequest,
  send: FetchPage,
): Promise<{ data: PageFacts }> {
  const ask = async (text: string) => {
    const { data } = await send(post('/extract/page', { text }));
    return (data as PageExtractionResponse | undefined)?.data;
  };
  const { readCopied } = await import('./copiedPosting.ts');
  const read = readCopied(posting);
  const text = read.description.slice(0, LIMITS.pageText).toWellFormed();
  if (model === null || text.trim() === '') return { data: read };
  const found =
    model === 'browser-model'
      ? await readInBrowser(text, read).catch(() => undefined)
      : await ask(text);
  return { data: found ? withModel(read, found) : { ...read, notice: UNREAD_BY_MODEL } };
}
