import { capturePage } from './capturePage.ts';
import type { LeadDraft } from './leadDraft.ts';

/* The script that `readPage` runs in the page, in the extension's isolated world. */

declare global {
  var leadsideCapture: () => LeadDraft;
}

globalThis.leadsideCapture = () =>
  capturePage(document, location.href, { selection: getSelection()?.toString() ?? '' });
