import { JSONParser } from '@streamparser/json';
import type { z } from 'zod';
import { inputErrorMessage } from '#domain/contract/inputError.ts';

/** JSON tokens of one row. A lead with all of its notes has 17,000. */
const MOST_TOKENS = 100_000;

/** Why a large body isn't accepted, as a sentence for the user. */
export class RowsError extends Error {
  override readonly name = 'RowsError';
}

interface Reading {
  /** What the body is called in an error: 'archive'. */
  what: string;
  /** The lists of the body, with the schema of a row and how many there may be. */
  lists: Record<string, { row: z.ZodType; most: number }>;
  /** Gets the body without its rows, last. */
  onBody: (json: unknown) => void;
  onRow: (list: string, row: unknown, index: number) => void;
}

/** The value by the schema. Throws a `RowsError`. */
export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  what: string,
  path: readonly PropertyKey[] = [],
): z.output<Schema> {
  const { data, error } = schema.safeParse(json, { reportInput: true });
  if (!error) return data;
  for (const issue of error.issues) issue.path.unshift(...path);
  throw new RowsError(inputErrorMessage(error, `The ${what}`));
}

/**
 * Reads a large JSON body row by row: only one is in memory, and JSON.parse would end the whole process when
 * it runs out of memory. Throws a `RowsError` at the first problem.
 */
export function readRows(bytes: Uint8Array, { what, lists, onBody, onRow }: Reading): void {
  let tokens = 0;
  const parser = new JSONParser({
    paths: ['$', ...Object.keys(lists).map((list) => `$.${list}.*`)],
  });
  parser.onToken = () => {
    tokens += 1;
    if (tokens > MOST_TOKENS) throw new RowsError(`The ${what} has an entry that is too large.`);
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    tokens = 0;
    if (stack.length === 0) return onBody(value);
    const name = String(stack[1]?.key);
    const list = lists[name];
    if (!list || typeof key !== 'number' || !Array.isArray(parent)) return;
    if (key >= list.most) throw new RowsError(`${name} must have ${list.most} entries or fewer.`);
    onRow(name, parsed(list.row, value, what, [name, key]), key);
    // Not kept: its list ends up empty.
    parent.length = 0;
  };
  try {
    parser.write(bytes);
    if (!parser.isEnded) throw new Error('cut off');
  } catch (error) {
    if (error instanceof RowsError) throw error;
    throw new RowsError("The file isn't valid JSON: it is damaged or cut off.");
  }
}

const encoder = new TextEncoder();

/** JSON lists of these rows, which are JSON, too, so that the main thread decodes a few at a time. */
export function inBatches(
  rows: readonly string[],
  most: { rows: number; characters: number },
): Uint8Array<ArrayBuffer>[] {
  const batches: string[][] = [];
  let room = 0;
  for (const row of rows) {
    room -= row.length;
    const batch = batches.at(-1);
    if (batch && room >= 0 && batch.length < most.rows) batch.push(row);
    else {
      batches.push([row]);
      room = most.characters - row.length;
    }
  }
  return batches.map((batch) => encoder.encode(`[${batch.join(',')}]`));
}

const decoder = new TextDecoder();

/** The rows of a batch. */
export const decodeBatch = <Row>(batch: Uint8Array): Row[] => JSON.parse(decoder.decode(batch));
