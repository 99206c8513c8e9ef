import { createGlobalStyle } from 'styled-components';
import { color, font, media, palettes, text } from './theme.ts';

/*
 * A browser that translates a page puts <font> elements in the place of texts. React still holds the texts:
 * removing one, or inserting before it, throws then, and the whole page is lost (facebook/react#11538). These
 * methods find what is there instead.
 */

/** The child of `parent` that has the node in it; null if the node is no longer there. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

// The build renders the public pages without a DOM.
if (typeof Node !== 'undefined') {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function remove<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    const around = childAround(this, child);
    if (around) removeChild.call(this, around);
    return child;
  };

  // Before a text that is gone means at the end, rather than nowhere.
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, before && childAround(this, before));
    return node;
  };
}

/*
 * While a word is being composed (Japanese, Chinese, Korean), Enter takes the word and Escape drops it. These
 * keys belong to the browser's input method: no field, shortcut or dialog sees them.
 */

// Safari ends the composition before the key, whose code then is the only sign.
const COMPOSING = 229;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === COMPOSING) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // Where a key press follows, it would send the form.
  window.addEventListener('keypress', (event) => event.isComposing && event.preventDefault(), {
    capture: true,
  });
}

const variables = (scheme: keyof typeof palettes): string =>
  Object.entries(palettes[scheme])
    .map(([token, value]) => `--${token}: ${value};`)
    .join(' ');

const light = `
  color-scheme: light;
  ${variables('light')}
  --shadowCard: 0 1px 2px rgb(27 26 23 / 0.04);
  --shadowFloating: 0 0 0 1px rgb(27 26 23 / 0.04), 0 4px 12px rgb(27 26 23 / 0.06), 0 16px 40px rgb(27 26 23 / 0.12);
  --monogramBg: 93% 0.028;
  --monogramFg: 38% 0.09;
`;

const dark = `
  color-scheme: dark;
  ${variables('dark')}
  --shadowCard: none;
  --shadowFloating: 0 4px 12px rgb(0 0 0 / 0.3), 0 16px 40px rgb(0 0 0 / 0.5);
  --monogramBg: 32% 0.045;
  --monogramFg: 86% 0.06;
`;

/** Theme variables, reset, base typography and focus ring. Rendered once, at the root. */
export const GlobalStyle = createGlobalStyle`
  :root { ${light} }
  @media (prefers-color-scheme: dark) { :root { ${dark} } }
  :root[data-theme='light'] { ${light} }
  :root[data-theme='dark'] { ${dark} }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  /* Keeps a focused field and its label clear of the sticky header and the form's footer. */
  html { scroll-padding-bottom: var(--foot, 0px); }
  html:has(form > footer) { scroll-padding-block: 112px calc(88px + var(--foot, 0px)); }
  body {
    min-height: 100dvh;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${font.sans};
    ${text.body}
    font-variant-numeric: tabular-nums;
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
  }
  #root { isolation: isolate; }
  h1, h2, h3, h4 { font: inherit; text-wrap: balance; overflow-wrap: break-word; }
  p, dd, li { overflow-wrap: break-word; }
  /* Each paragraph that users write has the direction of its first letter. */
  h1, h2, h3, p, input, textarea { unicode-bidi: plaintext; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  a { color: inherit; text-decoration: none; }
  img, svg, video { display: block; max-width: 100%; }
  svg { flex: none; }
  [hidden] { display: none !important; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }

  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }

  /* Zero for transitions: with any time at all, an inherited color takes a frame per level. */
  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
