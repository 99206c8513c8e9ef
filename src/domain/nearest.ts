/** Texts that are ranked. */
export interface Rankable {
  text: string;
  /** Of its kind, 1 by default. */
  weight?: number;
}

export interface Near<Item> {
  item: Item;
  /** The cosine times the weight of the item. */
  score: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
/** Letters of a piece. */
const SHORTEST = 3;
const LONGEST = 5;

/**
 * Counts the words of texts and the pieces of these. Word edges are letters, too. Pieces are numbered as they come: a
 * profile of the largest size has half a million, and numbers are found several times as fast as texts.
 */
function pieceCounter(): (text: string) => Map<number, number> {
  const numbers = new Map<string, number>();
  return (text) => {
    const counts = new Map<number, number>();
    const count = (piece: string) => {
      const number = numbers.get(piece) ?? numbers.size;
      if (number === numbers.size) numbers.set(piece, number);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    };
    const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const [word] of folded.matchAll(WORD)) {
      // A whole word says more than its pieces, most of all a short name: 'SQL'.
      count(`=${word}`);
      const edged = `_${word}_`;
      for (let size = SHORTEST; size <= LONGEST; size += 1) {
        for (let at = 0; at + size <= edged.length; at += 1) count(edged.slice(at, at + size));
      }
    }
    return counts;
  };
}

/**
 * Ranks items by how near they are to a text, in any language: the cosine of their words and of the 3- to
 * 5-letter pieces of these, each weighted by how rare it is among all of these texts (BM25's inverse document frequency).
 *
 * @param texts what the items will be compared with
 * @returns the items from near to far, for one of the texts or another one
 */
export function nearest<Item extends Rankable>(
  items: readonly Item[],
  texts: readonly string[],
): (text: string) => Near<Item>[] {
  const piecesOf = pieceCounter();
  const documents = [...items.map(({ text }) => text), ...texts].map(piecesOf);
  /** By piece. */
  const occurrences: number[] = [];
  for (const pieces of documents)
    for (const piece of pieces.keys()) occurrences[piece] = (occurrences[piece] ?? 0) + 1;
  const rarityOf = (count: number): number =>
    Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  const rarities = occurrences.map(rarityOf);
  /** Turns the counts of pieces into weights. */
  const weighed = (pieces: Map<number, number>): Map<number, number> => {
    let squares = 0;
    for (const [piece, count] of pieces) {
      const weight = (1 + Math.log(count)) * (rarities[piece] ?? rarityOf(0));
      pieces.set(piece, weight);
      squares += weight * weight;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [piece, weight] of pieces) pieces.set(piece, weight / length);
    return pieces;
  };
  // The items that have a piece, with its weight in them, one piece after the other: a text is compared with these only.
  let places = 0;
  const starts = occurrences.map((count) => {
    places += count;
    return places - count;
  });
  const ends = [...starts];
  const having = new Uint32Array(places);
  const weights = new Float64Array(places);
  for (const at of items.keys())
    for (const [piece, weight] of weighed(documents[at] ?? new Map())) {
      const place = ends[piece] ?? 0;
      having[place] = at;
      weights[place] = weight;
      ends[piece] = place + 1;
    }
  return (text) => {
    const cosines = new Float64Array(items.length);
    for (const [piece, wanted] of weighed(piecesOf(text))) {
      const end = ends[piece] ?? 0;
      for (let place = starts[piece] ?? 0; place < end; place += 1) {
        const at = having[place] ?? 0;
        cosines[at] = (cosines[at] ?? 0) + wanted * (weights[place] ?? 0);
      }
    }
    return items
      .map((item, at) => ({ item, score: (item.weight ?? 1) * (cosines[at] ?? 0) }))
      .toSorted((a, b) => b.score - a.score);
  };
}
