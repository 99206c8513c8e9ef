import type { UserProfile } from '../contract/profile.ts';
import type { CoveredLine, Evidence, EvidenceKind } from '../coverage.ts';
import { degreeOf, withArticle } from './introduction.ts';
import type { LetterProof } from './letterProofs.ts';

const listFormat = new Intl.ListFormat('en-US');

const MAX_SKILLS = 3;

/** A certificate without its issuer and date; '' for one that isn't finished. */
function certificate(text: string): string {
  if (/\b(?:in progress|expected|ongoing|planned|pursuing)\b/i.test(text)) return '';
  const [name = ''] = text.split(/ [-–—|] /);
  return name.replace(
    /,? (?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}* |spring |summer |fall )?\(?\d{4}\)?$/iu,
    '',
  );
}

/** 'German (C1)' of 'German: C1' */
const language = (text: string): string => {
  const [, name = text, level = ''] =
    /^(\p{L}+) ?[-–—:(,] ?([^()]{0,60})\)?$/u.exec(text.trim()) ?? [];
  return level === '' ? name : `${name} (${level.trim()})`;
};

/** A skill as the posting or the profile writes it, without the capital of a list: 'distributed systems'. */
function skillName({ text, matched }: Evidence): string {
  const isSame = matched.toLowerCase() === text.toLowerCase();
  const name = isSame || (/^\p{Lu}/u.test(matched) && !matched.includes(', ')) ? matched : text;
  if (name.length > 40) return '';
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) ? name.toLowerCase() : name;
}

/** Whether no earlier name is the same or has it: 'C++' after 'C/C++'. */
const isFirst = (name: string, index: number, all: readonly string[]): boolean =>
  !all.slice(0, index).some((other) => other.toLowerCase().includes(name.toLowerCase()));

/**
 * Sentences on the requirements that the profile meets and no proof of the letter covers: licenses and
 * certificates, degrees, languages, and some skills.
 */
export function metRequirements(
  covered: readonly CoveredLine[],
  profile: UserProfile,
  proofs: readonly LetterProof[],
): string[] {
  const lines = covered.filter(({ kind }) => kind === 'requirement' || kind === 'wish');
  const texts = (kind: EvidenceKind, from: readonly CoveredLine[] = lines): string[] => [
    ...new Set(
      from.flatMap(({ evidence }) =>
        evidence.filter((one) => one.kind === kind).map(({ text }) => text),
      ),
    ),
  ];
  const certificates = texts('credential', covered)
    .map(certificate)
    .filter((text) => text !== '');
  const licenses = certificates.filter((text) =>
    /licen[cs]e\b|certificate\b|clearance\b/i.test(text),
  );
  const others = certificates.filter((text) => !licenses.includes(text));
  const degrees = profile.education
    .filter(({ degree }) => texts('degree').includes(degree))
    .map(degreeOf)
    .filter((text) => text !== '');
  const languages = texts('language').map(language);
  const open = lines.filter((line) => proofs.every((proof) => proof.line !== line));
  const said = proofs.map(({ sentence }) => sentence.toLowerCase()).join('\n');
  const skills = open
    .flatMap(({ evidence }) => evidence.filter(({ kind }) => kind === 'skill').map(skillName))
    .filter(
      (name, index, all) =>
        name !== '' && !said.includes(name.toLowerCase()) && isFirst(name, index, all),
    )
    .slice(0, MAX_SKILLS);
  return [
    others.length > 0 ? `My certifications include ${listFormat.format(others.slice(0, 3))}.` : '',
    licenses.length > 0
      ? `I hold ${listFormat.format(licenses.slice(0, 2).map(withArticle))}.`
      : '',
    degrees[0] === undefined || profile.experience.length === 0 ? '' : `I have ${degrees[0]}.`,
    languages.length > 0 ? `I speak ${listFormat.format(languages)}.` : '',
    skills.length > 0
      ? `I ${proofs.length > 0 ? 'also ' : ''}have experience with ${listFormat.format(skills)}.`
      : '',
  ];
}
