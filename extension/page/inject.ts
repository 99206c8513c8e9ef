import { Readability } from '@mozilla/readability';
import { capturePage } from '#domain/extraction/page/capturePage.ts';
import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';

/* The script that `readPage` runs in the page, in the extension's isolated world. */

declare global {
  var leadsideCapture: () => LeadDraft;
}

globalThis.leadsideCapture = () =>
  capturePage(document, location.href, Readability, {
    selection: getSelection()?.toString() ?? '',
  });
