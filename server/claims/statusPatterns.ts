/** Up to four words, before what goes on with something else. */
const PHRASE = String.raw`(?:(?!(?:with|and|or|who|at|for|in|since|from|which|that|but|to|by|on|as|is|are|was)\b)[\p{L}\d+#'’&/-]+ ?){0,4}`;

/** What a license or certificate comes after, and the words before it that don't say what it's about. */
const BEFORE = "am|['’]m|been|an?|the|my|as|current|valid";

/** A word for a license or certificate, with what it's about before or after it. */
export const credential = (word: string): RegExp =>
  new RegExp(
    String.raw`(?:(?<=\b(?:${BEFORE}|holds?|have) )(?<before>(?:(?!(?:${BEFORE})\b)[\p{L}\d+#'’&-]+ ){1,3}))?\b(?:${word})\b(?: (?:in |as |for )?(?:an? )?(?<matter>${PHRASE}))?`,
    'iu',
  );

export const LEVEL_WORD =
  /\b(?:fluent(?:ly)?|fluency|native(?: speaker)?|bilingual|proficien(?:t|cy)|conversational|intermediate|[ABC][12])\b/i;

const TITLES =
  'head of|director|vice president|VP|C[EFIOT]O|chief \\w+ officer|(?:co-?)?founder|principal|professor|partner|president|manager|lead|senior';

export const TITLE = new RegExp(
  String.raw`(?<=\b(?:as|was|am|['’]m|bec[ao]me|been|being)\s(?:(?:an?|the|our|their|its)\s)?(?:[\w-]+\s){0,3}?)(?:${TITLES})\b(?!-)`,
  'i',
);

const DEGREES = String.raw`doctorate|doctoral degree|ph\.? ?d|mba|(?:master|bachelor)(?:['’]?s(?: degree)?| of \w+)|[mb]\.? ?sc|(?<!['’])\b[mb]\.?a\.?(?= in\b)|degree(?= in\b)`;

export const DEGREE = new RegExp(
  String.raw`\b(?:${DEGREES})(?!\w)(?: in (?<matter>${PHRASE}))?`,
  'iu',
);
