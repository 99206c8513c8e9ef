import { degreeLevel } from '#domain/forms/degreeLevel.ts';
import type { Near } from '#domain/nearest.ts';
import { isName, namedSkillsIn } from '#domain/pitches/asked/skillNames.ts';
import { languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';
import degrees from '#domain/words/data/degrees.json' with { type: 'json' };
import { anyOf } from '#domain/words/phrases.ts';

/* What a request names: its skills word for word, and the kind of paper that it asks for. */

/** From a bachelor on, as postings ask for them. */
const DEGREE = anyOf([...degrees.levels.slice(2).flat(), 'degree*']);
/** 'BSc', 'M.A.': capitals, unlike the verbs 'be' and 'as'. */
const DEGREE_LETTERS =
  /(?<!\p{L})(?:B\.?(?:Sc|S|A|Eng|Tech)|M\.?(?:Sc|S|A|Eng|BA)|Ph\.?D)\.?(?!\p{L})/u;
const BACHELOR = 2;
/** Names that a skill or certificate has: 'Python' and 'pandas' of 'Python (pandas)'. */
function namesOf(skill: string): string[] {
  const parts = [skill, ...skill.split(/[,;:()|/&]|\s(?:and|und|et|y|[-–])\s/)];
  return [...new Set(parts.map((part) => part.trim()))].filter((part) =>
    /[\p{L}\p{N}]/u.test(part),
  );
}

const IN_NAME = /[\p{L}\p{N}+#]/u;

/** Whether a request has a name word for word. 'R', 'Go' and 'C' are names in capitals only. */
function hasName(request: string, name: string): boolean {
  const isExact = name.length < 3;
  const [text, wanted] = isExact ? [request, name] : [request.toLowerCase(), name.toLowerCase()];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isWhole = !IN_NAME.test(text.charAt(at - 1)) && !IN_NAME.test(text.charAt(end));
    if (isWhole && isName(request, at, end)) return true;
  }
  return false;
}

/**
 * Finds the lines that a request names: skills and certificates word for word, languages that the user speaks, and the
 * nearest degree for one that asks for a degree.
 */
export function namedLines(
  lines: readonly ProfileLine[],
): (request: string, near: readonly Near<ProfileLine>[]) => ProfileLine[] {
  const skills = lines
    .filter(({ kind, source }) => kind === 'skill' || source === 'Certifications')
    .map((line) => ({
      line,
      names: namesOf(line.text),
      ids: new Set(namedSkillsIn(line.text).map(({ id }) => id)),
    }));
  const spoken = lines
    .filter(({ kind }) => kind === 'language')
    .map((line) => ({ line, codes: languagesIn(line.text).map(({ code }) => code) }));
  const levels = new Map(
    lines.flatMap((line) => (line.source === 'Education' ? [[line, degreeLevel(line.text)]] : [])),
  );
  return (request, near) => {
    const ids = namedSkillsIn(request).map(({ id }) => id);
    const named = skills
      .filter(
        (skill) =>
          ids.some((id) => skill.ids.has(id)) || skill.names.some((name) => hasName(request, name)),
      )
      .map(({ line }) => line);
    const codes = languagesIn(request).map(({ code }) => code);
    const languages = spoken
      .filter((own) => own.codes.some((code) => codes.includes(code)))
      .map(({ line }) => line);
    const best = (source: string): ProfileLine[] =>
      near.flatMap(({ item }) => (item.source === source ? [item] : []));
    const asksDegree = DEGREE.test(request) || DEGREE_LETTERS.test(request);
    // The nearest one, but school is no degree.
    const [degree] = asksDegree
      ? best('Education').toSorted(
          (a, b) =>
            Number((levels.get(b) ?? -1) >= BACHELOR) - Number((levels.get(a) ?? -1) >= BACHELOR),
        )
      : [];
    return [...named, ...languages, ...(degree ? [degree] : [])];
  };
}
