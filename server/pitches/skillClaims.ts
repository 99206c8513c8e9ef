import { EVERYDAY_SKILLS, MAX_SPELLING_WORDS, SKILL_BY_SPELLING } from '../ai/skillVocabulary.ts';
import { isAdjacent, type Span, spanOf, splitWords, type Word } from '../ai/splitWords.ts';
import type { SourceFacts } from './sourceFacts.ts';

interface FoundSkill extends Span {
  /** The main name, in any spelling. */
  skill: string;
}

/** Looks technical, but isn't a skill that someone could falsely claim. */
const NOT_SKILLS = new Set(
  `I A CV PS FYI ASAP OK US USA UK EU UAE NYC CEO CTO CFO COO CPO CMO CIO VP SVP EVP HR IT UI UX API
  APIs QA PM PDF FAQ KPI KPIs ROI B2B B2C SaaS MVP NDA CET CEST GMT UTC EST PST AM TBD ETA SMB GmbH
  LLC AG LinkedIn YouTube WhatsApp PhD MBA MSc BSc II III IV RE TV`.split(/\s+/),
);

/** C++, C#, Node.js, SQL, CI/CD: not written like plain English words. */
const TECHNICAL =
  /^(?:\.[A-Z]{2}\w*|[A-Z]\w*(?:\+\+|#)|\p{Lu}[\p{L}\d]*\.(?:js|ts|io|py)|[A-Z]{2}[\dA-Zs]*(?:\/[A-Z]{2,})*|[A-Z][A-Z\d]+)$/u;

/** GraphQL, iOS: a capital after a small letter. */
const isMixedCase = (text: string): boolean => /^\p{L}+$/u.test(text) && /\p{Ll}\p{Lu}/u.test(text);

/** McDonald, O'Brien, DeVito. */
const SURNAME = /^(?:Mc|Mac|O['’]|De|Di|La|Le|Van|Von)\p{Lu}/u;

const looksTechnical = (text: string): boolean =>
  (TECHNICAL.test(text) || isMixedCase(text)) && !NOT_SKILLS.has(text) && !SURNAME.test(text);

const namedSkill = ({ name, start }: Word): FoundSkill => ({
  skill: name.toLowerCase(),
  start,
  end: start + name.length,
});

/** The longest spelling from the vocabulary that starts at this word. */
function knownSkill(
  words: readonly Word[],
  index: number,
): (FoundSkill & { words: number }) | null {
  let count = 1;
  while (count < MAX_SPELLING_WORDS && isAdjacent(words[index + count])) count++;
  for (; count > 0; count--) {
    const run = words.slice(index, index + count);
    const spelling = run.map(({ name }) => name).join(' ');
    const skill = SKILL_BY_SPELLING.get(spelling.toLowerCase());
    const span = spanOf(run);
    if (skill && span) return { skill, words: count, ...span };
  }
  return null;
}

const isEverydayUse = (word: Word): boolean =>
  EVERYDAY_SKILLS.has(word.name.toLowerCase()) && (!word.isCapitalized || word.startsSentence);

/** Finds all skills in a text. With `everydayWords`, words like 'go' count in any position. */
function findSkills(text: string, { everydayWords }: { everydayWords: boolean }): FoundSkill[] {
  const words = splitWords(text);
  const found: FoundSkill[] = [];
  words.forEach((word, index) => {
    if ((found.at(-1)?.end ?? 0) > word.start) return;
    const known = knownSkill(words, index);
    if (known) {
      if (everydayWords || known.words > 1 || !isEverydayUse(word)) found.push(known);
      return;
    }
    // 'at PayPal' is an employer.
    const isEmployer = /^(?:at|from|joined|joining)$/i.test(words[index - 1]?.text ?? '');
    if (looksTechnical(word.name) && !isEmployer) found.push(namedSkill(word));
  });
  return found;
}

const EXPERTISE =
  /^(?:experienced?|expertise|expert|proficien\w+|fluent|skilled|skills|knowledge|background|certified|speciali[sz]\w+|versed|hands-on|familiar\w*|trained|using)$/i;

/** Finds names that the text introduces as skills, such as 'experience with Pulumi and Zig'. */
function introducedSkills(text: string): FoundSkill[] {
  const words = splitWords(text);
  return words.flatMap((word, index) => {
    if (!EXPERTISE.test(word.text)) return [];
    const hasPreposition = /^(?:in|with|of|on)$/i.test(words[index + 1]?.text ?? '');
    if (!hasPreposition && !/^(?:using|certified|skills)$/i.test(word.text)) return [];
    const found: FoundSkill[] = [];
    let at = index + (hasPreposition ? 2 : 1);
    for (let item = words[at]; item?.isCapitalized; item = words[at]) {
      const isListed = isAdjacent(item) || /^(?:,| \/|:) $/.test(item.before);
      if (!isListed || NOT_SKILLS.has(item.text)) break;
      found.push(namedSkill(item));
      at += /^(?:and|or)$/.test(words[at + 1]?.text ?? '') ? 2 : 1;
    }
    return found;
  });
}

/** Every skill in the pitch, so that other checks don't take it for a name. */
export const namedSkills = (text: string): Span[] => findSkills(text, { everydayWords: false });

/** Finds skills that are in neither the profile nor the posting, in any spelling. */
export function skillClaims(text: string, facts: SourceFacts): Span[] {
  const known = new Set(
    facts.texts.flatMap((source) =>
      findSkills(source, { everydayWords: true }).map(({ skill }) => skill),
    ),
  );
  return [...findSkills(text, { everydayWords: false }), ...introducedSkills(text)].filter(
    ({ skill, start, end }) => !known.has(skill) && !facts.hasPhrase(text.slice(start, end)),
  );
}
