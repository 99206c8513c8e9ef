/** Words of a page, as pdf.js reads them: in points, from the page's lower left corner. */
export interface PageItem {
  str: string;
  /** The last two are the start of the baseline. */
  transform: readonly number[];
  width: number;
  height: number;
}

export interface PageText {
  width: number;
  height: number;
  items: readonly PageItem[];
}

/** Where a text is on a page, as shares of the page's width and height. */
export interface PlacedText {
  id: string;
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far letters reach above and below the baseline, of their size. */
const ABOVE = 0.95;
const BELOW = 0.3;

const LETTER = /[\p{L}\p{N}]/u;

interface Letter {
  page: number;
  item: PageItem;
  start: number;
  end: number;
}

/**
 * Finds the words of texts on the pages of a document, by their letters and digits: spaces and signs may differ.
 *
 * @param texts in the document's order; those without an id are passed over
 * @param foot the height of the margin that has the page's number, in points
 * @param measure the width of a text, in any unit
 */
export function placeTexts(
  texts: readonly { id: string | null; text: string }[],
  pages: readonly PageText[],
  foot: number,
  measure: (text: string) => number,
): PlacedText[] {
  const letters: Letter[] = [];
  let all = '';
  for (const [page, { items }] of pages.entries()) {
    for (const item of items) {
      if ((item.transform[5] ?? 0) < foot) continue;
      let start = 0;
      for (const character of item.str) {
        const end = start + character.length;
        if (LETTER.test(character)) {
          all += character;
          for (const _ of character.split('')) letters.push({ page, item, start, end });
        }
        start = end;
      }
    }
  }

  function rectOf(id: string, run: readonly Letter[]): PlacedText[] {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const { page, item } = first;
    const { width, height } = pages[page] ?? { width: 1, height: 1 };
    const [, , , size = 0, x = 0, y = 0] = item.transform;
    const scale = item.width / (measure(item.str) || 1);
    const at = (index: number) => x + measure(item.str.slice(0, index)) * scale;
    const [left, right] = [at(first.start), at(last.end)];
    return [
      {
        id,
        page,
        left: left / width,
        width: (right - left) / width,
        top: (height - y - size * ABOVE) / height,
        height: (size * (ABOVE + BELOW)) / height,
      },
    ];
  }

  let from = 0;
  return texts.flatMap(({ id, text }) => {
    const wanted = Array.from(text.normalize('NFKC'))
      .filter((character) => LETTER.test(character))
      .join('');
    const at = wanted === '' ? -1 : all.indexOf(wanted, from);
    if (at === -1) return [];
    from = at + wanted.length;
    if (id === null) return [];
    const runs = Map.groupBy(letters.slice(at, from), ({ item }) => item);
    return [...runs.values()].flatMap((run) => rectOf(id, run));
  });
}
