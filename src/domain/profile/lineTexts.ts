export const BULLET = /^\s*(?:[•▪‣·*●○◦➢►✓–—-]|\d+[.)])\s+/;

/** A period after a letter or one of these isn't the end: 'U.S.', 'e.g.', 'Dr.'. */
const SENTENCE_END =
  /(?<=[!?]|(?<!(?:^|[\s.(])(?:\p{L}|Dr|Mr|Mrs|Ms|St|Prof|vs|approx|incl|bzw|ca|Nr|No|Inc|Ltd|etc))\.)\s+(?=[\p{Lu}\d])/u;

/** A sentence about the one before: 'The portal has 40 users.', 'Calls fell by a third.' */
const CONTINUES =
  /^(?:The|This|That|These|Those|It|They|As a result|Result|Which)\b|^\p{L}+(?: \p{L}+){0,3} (?:fell|rose|grew|dropped|went|was|were|is|are|now)\b/u;

/** The lines of a description: one a bullet, with lines that were broken joined again. */
export function bulletsOf(description: string): string[] {
  const lines = description.split('\n').map((line) => line.trim());
  return lines
    .reduce<string[]>((bullets, line) => {
      const last = bullets.at(-1);
      if (last && /^\p{Ll}/u.test(line)) bullets[bullets.length - 1] = `${last} ${line}`;
      else bullets.push(line);
      return bullets;
    }, [])
    .map((line) => line.replace(BULLET, '').trim());
}

/** The sentences of a bullet. One that continues another stays with it. */
const sentencesOf = (bullet: string): string[] =>
  bullet.split(SENTENCE_END).reduce<string[]>((sentences, sentence) => {
    const last = sentences.at(-1);
    if (last && CONTINUES.test(sentence)) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
    return sentences;
  }, []);

/** The sentences of a description, without their bullets. Headings and addresses aren't among them. */
export const lineTexts = (description: string): string[] =>
  bulletsOf(description)
    .flatMap(sentencesOf)
    .filter((text) => /\p{L}{2}/u.test(text) && !/:$|^https?:\S+$/.test(text));
