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
 * Counts the pieces of the words of texts. Word edges are letters, too. Pieces are numbered as they come: a profile of
 * the largest size has half a million, and numbers are found several times as fast as texts.
 */
function pieceCounter(): (text: string) => Map<number, number> {
  const numbers = new Map<string, number>();
  return (text) => {
    const counts = new Map<number, number>();
    const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const [word] of folded.matchAll(WORD)) {
      const edged = `_${word}_`;
      for (let size = SHORTEST; size <= LONGEST; size += 1) {
        for (let at = 0; at + size <= edged.length; at += 1) {
          const piece = edged.slice(at, at + size);
          const number = numbers.get(piece) ?? numbers.size;
          if (number === numbers.size) numbers.set(piece, number);
          counts.set(number, (counts.get(number) ?? 0) + 1);
        }
      }
    }
    return counts;
  };
}

/**
 * Ranks items by how near they are to a text, in any language: the cosine of the 3- to 5-letter pieces of their words,
 * each weighted by how rare it is among all of these texts (BM25's inverse document frequency).
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
  const weightsOf = (pieces: ReadonlyMap<number, number>): [piece: number, weight: number][] => {
    const weights = [...pieces].map(([piece, count]): [number, number] => [
      piece,
      (1 + Math.log(count)) * (rarities[piece] ?? rarityOf(0)),
    ]);
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return weights.map(([piece, weight]) => [piece, weight / length]);
  };
  /** By piece, the items that have it with its weight in them: a text is compared with these only. */
  const having: [at: number, weight: number][][] = [];
  for (const at of items.keys())
    for (const [piece, weight] of weightsOf(documents[at] ?? new Map())) {
      having[piece] ??= [];
      having[piece].push([at, weight]);
    }
  return (text) => {
    const cosines = items.map(() => 0);
    for (const [piece, wanted] of weightsOf(piecesOf(text)))
      for (const [at, weight] of having[piece] ?? [])
        cosines[at] = (cosines[at] ?? 0) + wanted * weight;
    return items
      .map((item, at) => ({ item, score: (item.weight ?? 1) * (cosines[at] ?? 0) }))
      .toSorted((a, b) => b.score - a.score);
  };
}
