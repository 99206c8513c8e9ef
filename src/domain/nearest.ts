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

/** How often each word of a text and each piece of its words occurs. Word edges are letters, too. */
function piecesOf(text: string): Map<string, number> {
  const pieces = new Map<string, number>();
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [word] of folded.matchAll(WORD)) {
    const edged = `_${word}_`;
    // A whole word is more than its pieces, most of all a short name: 'SQL'.
    pieces.set(word, (pieces.get(word) ?? 0) + 1);
    for (let size = SHORTEST; size <= LONGEST; size += 1) {
      for (let at = 0; at + size <= edged.length; at += 1) {
        const piece = edged.slice(at, at + size);
        pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
      }
    }
  }
  return pieces;
}

/**
 * Ranks items by how near they are to a text, in any language: the cosine of their words and the 3- to 5-letter pieces
 * of these, each weighted by how rare it is among all of these texts (BM25's inverse document frequency).
 *
 * @param texts what the items will be compared with
 * @returns the items from near to far, for one of the texts or another one
 */
export function nearest<Item extends Rankable>(
  items: readonly Item[],
  texts: readonly string[],
): (text: string) => Near<Item>[] {
  const documents = [...items.map(({ text }) => text), ...texts].map(piecesOf);
  const occurrences = new Map<string, number>();
  for (const pieces of documents)
    for (const piece of pieces.keys()) occurrences.set(piece, (occurrences.get(piece) ?? 0) + 1);
  const rarity = (piece: string): number => {
    const count = occurrences.get(piece) ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };
  const vectorOf = (pieces: ReadonlyMap<string, number>): Map<string, number> => {
    const vector = new Map<string, number>();
    for (const [piece, count] of pieces) vector.set(piece, (1 + Math.log(count)) * rarity(piece));
    const length = Math.hypot(...vector.values()) || 1;
    for (const [piece, weight] of vector) vector.set(piece, weight / length);
    return vector;
  };
  /** The items that have a piece, with its weight in each. */
  const having = new Map<string, [item: number, weight: number][]>();
  for (const at of items.keys()) {
    for (const [piece, weight] of vectorOf(documents[at] ?? new Map())) {
      const all = having.get(piece);
      if (all) all.push([at, weight]);
      else having.set(piece, [[at, weight]]);
    }
  }
  return (text) => {
    const cosines = new Float64Array(items.length);
    for (const [piece, weight] of vectorOf(piecesOf(text)))
      for (const [at, own] of having.get(piece) ?? [])
        cosines[at] = (cosines[at] ?? 0) + weight * own;
    return items
      .map((item, at) => ({ item, score: (item.weight ?? 1) * (cosines[at] ?? 0) }))
      .toSorted((a, b) => b.score - a.score);
  };
}
