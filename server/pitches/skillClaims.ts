import type { Span } from './numberClaims.ts';
import { EVERYDAY_WORDS, LONGEST_FORM, SKILL_BY_FORM } from './skillVocabulary.ts';
import type { SourceFacts } from './sourceFacts.ts';
import { bare, follows, isCapitalised, startsSentence, type Word, wordsOf } from './words.ts';

interface SaidSkill extends Span {
  /** The skill's own name, whatever word was used for it. */
  skill: string;
}

/** What is written like a technology and is none, or is nothing that one could claim falsely. */
const NO_SKILL = new Set([
  ...['I', 'A', 'CV', 'PS', 'FYI', 'ASAP', 'OK', 'US', 'USA', 'UK', 'EU', 'UAE', 'NYC', 'CEO'],
  ...['CTO', 'CFO', 'COO', 'CPO', 'CMO', 'CIO', 'VP', 'SVP', 'EVP', 'HR', 'IT', 'UI', 'UX', 'API'],
  ...['APIs', 'QA', 'PM', 'PDF', 'FAQ', 'KPI', 'KPIs', 'ROI', 'B2B', 'B2C', 'SaaS', 'MVP', 'NDA'],
  ...['CET', 'CEST', 'GMT', 'UTC', 'EST', 'PST', 'AM', 'TBD', 'ETA', 'SMB', 'GmbH', 'LLC', 'AG'],
  ...['LinkedIn', 'YouTube', 'WhatsApp', 'PhD', 'MBA', 'MSc', 'BSc', 'II', 'III', 'IV', 'RE', 'TV'],
]);

/** C++, C#, Node.js, GraphQL, SQL, CI/CD: no word of plain English is written so. */
const TECHNICAL =
  /^(?:\.[A-Z]{2,}\w*|[A-Z]\w*(?:\+\+|#)|\p{Lu}[\p{L}\d]*\.(?:js|ts|io|py)|[A-Z]{2,}[\dA-Zs]*(?:\/[A-Z]{2,})*|[A-Z][A-Z\d]+|\p{L}*\p{Ll}\p{Lu}\p{L}*)$/u;

/** McDonald, O'Brien, DeVito: people. */
const PERSONAL = /^(?:Mc|Mac|O['’]|De|Di|La|Le|Van|Von)\p{Lu}/u;

const looksTechnical = (text: string): boolean =>
  TECHNICAL.test(text) && !NO_SKILL.has(text) && !PERSONAL.test(text);

/** The longest form of the vocabulary that begins at this word. */
function vocabularySkill(words: readonly Word[], index: number): SaidSkill | null {
  const first = words[index];
  if (!first) return null;
  let length = 1;
  while (length < LONGEST_FORM && follows(words[index + length])) length++;
  for (; length > 0; length--) {
    const run = words.slice(index, index + length);
    const form = run.map(({ text }) => bare(text)).join(' ');
    const skill = SKILL_BY_FORM.get(form.toLowerCase());
    if (skill === undefined) continue;
    const last = run.at(-1) ?? first;
    return { skill, start: first.start, end: last.start + bare(last.text).length };
  }
  return null;
}

const isEverydayUse = (words: readonly Word[], index: number): boolean => {
  const word = words[index];
  if (!word || !EVERYDAY_WORDS.has(bare(word.text).toLowerCase())) return false;
  return !isCapitalised(word) || startsSentence(word, index);
};

/** All skills of a text. `isLenient`: everyday words count as skills however they are written. */
function skillsIn(text: string, isLenient: boolean): SaidSkill[] {
  const words = wordsOf(text);
  const found: SaidSkill[] = [];
  words.forEach((word, index) => {
    if ((found.at(-1)?.end ?? 0) > word.start) return;
    const known = vocabularySkill(words, index);
    const isSingleWord = known?.end === word.start + bare(word.text).length;
    if (known && (isLenient || !isSingleWord || !isEverydayUse(words, index))) {
      found.push(known);
      return;
    }
    const form = bare(word.text);
    if (known || !looksTechnical(form)) return;
    // 'at PayPal': the name of an employer.
    if (/^(?:at|from|joined|joining)$/i.test(words[index - 1]?.text ?? '')) return;
    found.push({ skill: form.toLowerCase(), start: word.start, end: word.start + form.length });
  });
  return found;
}

const TELLS_OF_SKILL =
  /^(?:experienced?|expertise|expert|proficien\w+|fluent|skilled|skills|knowledge|background|certified|speciali[sz]\w+|versed|hands-on|familiar\w*|trained|using)$/i;
const LEADS_TO_SKILL = /^(?:in|with|of|on)$/i;

/** Names that are introduced as skills, whatever they look like: 'experience with Pulumi and Zig'. */
function introducedSkills(text: string): SaidSkill[] {
  const words = wordsOf(text);
  const found: SaidSkill[] = [];
  words.forEach((word, index) => {
    if (!TELLS_OF_SKILL.test(word.text)) return;
    let at = index + 1;
    const next = words[at];
    if (next && LEADS_TO_SKILL.test(next.text)) at++;
    else if (!/^(?:using|certified|skills)$/i.test(word.text)) return;
    for (let item = words[at]; item && isCapitalised(item); item = words[at]) {
      const isListed = follows(item) || /^(?:,| \/|:) $/.test(item.before);
      if (!isListed || NO_SKILL.has(item.text)) return;
      const form = bare(item.text);
      found.push({ skill: form.toLowerCase(), start: item.start, end: item.start + form.length });
      const conjunction = words[at + 1];
      at += conjunction && /^(?:and|or)$/.test(conjunction.text) ? 2 : 1;
    }
  });
  return found;
}

/** Whether a place in the text is part of one of the spans. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Every skill that the pitch names, so that no other kind of claim takes it for a name. */
export const namedSkills = (text: string): Span[] => skillsIn(text, false);

/** The skills of the pitch that neither profile nor posting names, in whichever words. */
export function skillClaims(text: string, facts: SourceFacts): Span[] {
  const known = new Set(
    facts.texts.flatMap((source) => skillsIn(source, true).map(({ skill }) => skill)),
  );
  const said = skillsIn(text, false);
  const introduced = introducedSkills(text).filter(
    (skill) => !said.some((other) => overlaps(skill, other)),
  );
  return [...said, ...introduced]
    .filter(({ skill, start, end }) => !known.has(skill) && !facts.states(text.slice(start, end)))
    .map(({ start, end }) => ({ start, end }));
}
