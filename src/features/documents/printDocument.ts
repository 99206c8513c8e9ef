import type { Block, SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { INK, LAYOUTS, PAPER, paperFor, QUIET_INK, RULE, SEPARATOR, spaces } from './layout.ts';

const TAGS: Partial<Record<Block['kind'], string>> = { name: 'h1', heading: 'h2', entry: 'h3' };

/** A block in the frame's document. Its first letter decides the direction, and links are text. */
function elementOf(block: Block, page: Document): HTMLElement {
  const element = page.createElement(TAGS[block.kind] ?? 'p');
  element.dir = 'auto';
  if (block.kind === 'entry') {
    const period = page.createElement('span');
    period.textContent = block.period;
    period.style.fontWeight = '400';
    element.append(block.title, period);
  } else if (block.kind === 'contacts') {
    element.textContent = block.items.map(({ text }) => text).join(SEPARATOR);
  } else {
    const text = block.kind === 'address' ? block.lines.join('\n') : block.text;
    element.textContent = block.kind === 'bullet' ? `• ${text}` : text;
  }
  return element;
}

/** Opens the browser's print dialog with the document, in the layout of the PDF. */
export function printDocument(sent: SentDocument, title: string): void {
  const frame = document.createElement('iframe');
  // One that isn't displayed would print nothing.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) throw new Error('The browser opens no frame.');
  const { margins, lineHeight, blocks } = LAYOUTS[sent.kind];
  const { width, height } = PAPER[paperFor(navigator.language)];
  page.title = title;
  page.documentElement.lang = sent.locale ?? '';
  const space = spaces(sent);
  for (const [index, block] of sent.blocks.entries()) {
    const { size, bold, quiet } = blocks[block.kind];
    const [above, below] = space[index] ?? [0, 0];
    const element = elementOf(block, page);
    // The Content-Security-Policy allows styles that scripts set.
    Object.assign(element.style, {
      margin: `${above}pt 0 ${below}pt`,
      font: `${bold ? 600 : 400} ${size}pt/${lineHeight} system-ui, sans-serif`,
      color: quiet ? QUIET_INK : INK,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      ...(block.kind === 'entry' && {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '16pt',
      }),
      ...(block.kind === 'heading' && { borderBottom: `0.6pt solid ${RULE}` }),
      ...(TAGS[block.kind] && { breakAfter: 'avoid' }),
    });
    page.body.append(element);
  }
  page.body.style.margin = '0';
  const sheet = new view.CSSStyleSheet();
  const [sides, ends] = margins;
  sheet.insertRule(`@page { size: ${width}pt ${height}pt; margin: ${ends}pt ${sides}pt }`);
  page.adoptedStyleSheets = [sheet];
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}
