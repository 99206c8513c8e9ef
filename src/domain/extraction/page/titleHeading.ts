import { namesRole } from '#domain/words/namesRole.ts';
import { comparable, type Heading, SEPARATOR } from './pageTexts.ts';

/** The heading that names the job or the subject. A slogan or the site's name is none. */
export function titleHeading(all: Heading[], titles: string[]): Heading | undefined {
  const known = titles.map(comparable);
  const segments = titles
    .flatMap((title) => title.split(SEPARATOR))
    .map(comparable)
    .filter((segment) => segment.length > 5);
  const hasMain = all.some(({ isMain }) => isMain);
  const isRepeated = ({ text, isMain }: Heading): boolean => {
    const heading = comparable(text);
    return (
      heading.length > 2 &&
      (known.some((title) => title.includes(heading)) ||
        segments.some((segment) => isMain && heading.startsWith(segment))) &&
      (isMain || !hasMain || namesRole(text) || known.includes(heading))
    );
  };
  const roles = all.filter(({ text }) => namesRole(text));
  const mainRole = roles.find(({ isMain }) => isMain);
  // Several roles below the main heading are several postings.
  const onlyRole = roles.length === 1 ? roles[0] : undefined;
  return all.find(isRepeated) ?? mainRole ?? onlyRole;
}
