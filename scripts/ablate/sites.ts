import { readFileSync } from 'node:fs';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parseSync } from '@swc/core';

/** A part of a word rule that can be taken out, by its bytes in the file. */
export interface Site {
  file: string;
  start: number;
  end: number;
  /** What takes its place: it matches nothing. */
  nothing: string;
  /** As the report names it. */
  text: string;
  line: number;
}

/** Matches no text: removing an alternative alone could make its group match the empty text. */
const NEVER = '(?!)';
/** A word that no text has. */
const NO_WORD = '\\u{e000}';
/** swc counts bytes from 1. */
const BASE = 1;
/** A shorter array is no list of words. */
const FEWEST_ITEMS = 3;

interface Node {
  type?: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    if (typeof value.type === 'string') yield value;
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}

/** The alternatives of a regular expression, as ranges of its characters. */
function alternatives(pattern: string, flags: string): [number, number][] {
  const found: [number, number][] = [];
  const onAlternative = ({ start, end, parent }: AST.Alternative) => {
    if (parent.alternatives.length > 1 && end > start) found.push([start, end]);
  };
  const options = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, options), {
    onAlternativeEnter: onAlternative,
  });
  return found;
}

/** A text in JSON, with what makes it a key, or the value of one. */
const JSON_TEXT = /(: )?"([^"]*)"(:)?/g;

/** The words of a table's lists. */
function wordsIn(file: string): Site[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(JSON_TEXT)].flatMap(
    ({ 1: isValue, 2: text = '', 3: isKey, index }) => {
      if (isValue || isKey) return [];
      const before = source.slice(0, index + 1);
      const start = Buffer.byteLength(before);
      const end = start + Buffer.byteLength(text);
      return [{ file, start, end, nothing: '\ue000', text, line: before.split('\n').length }];
    },
  );
}

/** Every word of a table, and in code every alternative of a regular expression, every item of a list of words, and every expression as a whole. */
export function sitesIn(file: string): Site[] {
  if (file.endsWith('.json')) return wordsIn(file);
  const source = readFileSync(file);
  const ast = parseSync(source.toString(), { syntax: 'typescript', target: 'esnext' });
  const sites: Site[] = [];
  const add = (start: number, end: number, nothing: string) => {
    const text = source.subarray(start, end).toString();
    const line = source.subarray(0, start).toString().split('\n').length;
    sites.push({ file, start, end, nothing, text, line });
  };
  const range = ({ span }: Node): [number, number] => [
    (span?.start ?? BASE) - BASE,
    (span?.end ?? BASE) - BASE,
  ];
  const addWords = (literal: Node) => {
    const [from, to] = range(literal);
    const text = source.subarray(from, to).toString();
    for (const { 0: word, index } of text.matchAll(/[^\s'"`,]+/g)) {
      const start = from + Buffer.byteLength(text.slice(0, index));
      add(start, start + Buffer.byteLength(word), NO_WORD);
    }
  };
  for (const node of nodesIn(ast)) {
    const [start] = range(node);
    if (node.type === 'RegExpLiteral') {
      const { pattern, flags } = node as unknown as { pattern: string; flags: string };
      add(start + 1, start + 1 + Buffer.byteLength(pattern), NEVER);
      for (const [from, to] of alternatives(pattern, flags)) {
        const at = start + 1 + Buffer.byteLength(pattern.slice(0, from));
        add(at, at + Buffer.byteLength(pattern.slice(from, to)), NEVER);
      }
    } else if (node.type === 'ArrayExpression') {
      const items = (node.elements as ({ expression: Node } | null)[]).map(
        (element) => element?.expression,
      );
      const texts = items.filter((item) => item?.type === 'StringLiteral');
      if (texts.length < FEWEST_ITEMS || texts.length < items.length) continue;
      for (const item of texts) {
        const [from, to] = range(item as Node);
        add(from + 1, to - 1, NO_WORD);
      }
    } else if (node.type === 'CallExpression') {
      const callee = node.callee as { object?: Node; property?: { value?: string } };
      const { object, property } = callee;
      const isText = object?.type === 'StringLiteral' || object?.type === 'TemplateLiteral';
      if (property?.value === 'split' && object && isText) {
        addWords(object);
      }
    }
  }
  return sites;
}
