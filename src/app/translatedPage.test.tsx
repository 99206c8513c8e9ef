import { screen, within } from '@testing-library/react';
import { renderApp } from '#test/renderApp.tsx';

/** Puts <font> elements in the place of a text, as browsers that translate a page do. */
function translate(text: Text, keepsText: boolean): void {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.append(inner);
  text.replaceWith(outer);
  inner.append(keepsText ? text : text.data);
}

/** Translates every text of the page, later ones too, until the returned function is called. */
function translatePage(keepsText: boolean): () => void {
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (!text.parentElement?.closest('font, style, script')) translate(text, keepsText);
    observer.takeRecords();
  };
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

test.each([
  ['moves the texts', true],
  ['replaces the texts', false],
])('a browser that %s to translate the page breaks no screen', async (_, keepsText) => {
  const stop = translatePage(keepsText);
  const { user } = renderApp('/app');
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  await screen.findByRole('region', { name: 'Recent Leads' });
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.length).toBeGreaterThan(4);
  // There and back: each screen is left, too.
  for (const href of [...links, ...links.toReversed()]) {
    const link = main.getAllByRole('link').find((one) => one.getAttribute('href') === href);
    if (link) await user.click(link);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText("This page couldn't be shown")).toBeNull();
  }
  await user.click(main.getByRole('link', { name: /Leads/ }));
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('No lead is listed');
  await user.click(within(card).getByRole('button', { name: /^Status: / }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Offer' }));
  expect(await screen.findByText(/Moved to Offer/)).toBeVisible();
  expect(screen.queryByText("This page couldn't be shown")).toBeNull();
  stop();
});
