import type { Page } from 'playwright-core';

/** As many as the product shows at 1280 x 800. */
const CARDS = 6;

const CARD = `
  <article>
    <h2></h2><p></p><span></span> <span></span><blockquote></blockquote>
    <footer><time></time> <button>View</button><button>Edit</button></footer>
  </article>`;

const WORDS =
  'senior data platform engineer berlin oslo remote contract design manager interview call offer';

/**
 * Opens a page with a search field and as many plain cards as the product shows, whose texts a short
 * script replaces on each keystroke: the fastest that a page of cards can be on this machine.
 */
export async function openBareCards(page: Page): Promise<void> {
  await page.setContent(`<!doctype html>
    <style>
      body { font: 14px/1.5 sans-serif }
      section { display: grid; grid-template-columns: repeat(3, 288px); gap: 16px }
      article { height: 214px; padding: 16px; border: 1px solid #ddd; border-radius: 10px; overflow: hidden }
    </style>
    <main>
      <input type="search" aria-label="Search leads">
      <p role="status"></p>
      <section>${CARD.repeat(CARDS)}</section>
    </main>`);
  await page.evaluate((text) => {
    const words = text.split(' ');
    let keys = 0;
    let next = 0;
    const word = () => {
      next = (next + 7 + keys) % words.length;
      return words[next];
    };
    const phrase = (count: number) => Array.from({ length: count }, word).join(' ');
    document.querySelector('input')?.addEventListener('input', () => {
      keys++;
      const status = document.querySelector('[role=status]');
      if (status) status.textContent = `${10_000 - keys} of 10,000 leads`;
      const lengths = { h2: 4, p: 2, span: 1, blockquote: 14, time: 2 };
      for (const [element, length] of Object.entries(lengths)) {
        for (const target of document.querySelectorAll(`article ${element}`)) {
          target.textContent = phrase(length);
        }
      }
    });
  }, WORDS);
}
