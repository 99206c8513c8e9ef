/** Words of a letter that say a line or answer a request, or a claim to check. */
export interface Mark {
  /** What is lit together with it; '' for a claim. */
  key: string;
  start: number;
  end: number;
  /** Of the request that is answered, at the end of the words. */
  number?: number;
  /** The name of what the user fills in. */
  blank?: string;
}

export interface Piece {
  text: string;
  start: number;
  /** Of the marks that it's in. */
  keys: string[];
  isClaim: boolean;
  isBlank: boolean;
  /** The numbers of the requests whose words end with it. */
  numbers: { key: string; number: number }[];
}

/** A letter cut into pieces, at the edges of its marks. */
export function pieces(content: string, marks: readonly Mark[]): Piece[] {
  const edges = marks.flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...edges, content.length])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? content.length;
    const around = marks.filter((mark) => mark.start <= start && end <= mark.end);
    return {
      text: content.slice(start, end),
      start,
      keys: around.flatMap(({ key }) => (key === '' ? [] : [key])),
      isClaim: around.some(({ key }) => key === ''),
      isBlank: around.some(({ blank }) => blank !== undefined),
      numbers: around.flatMap(({ key, number, end: last }) =>
        number !== undefined && last === end ? [{ key, number }] : [],
      ),
    };
  });
}
