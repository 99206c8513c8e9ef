import type { Project } from '#domain/contract/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { linksIn } from './addresses.ts';
import { findDate, findPeriod } from './dates.ts';
import { fieldOf } from './fieldLabel.ts';
import { isProse, technologyItems } from './prose.ts';

/** A short name with a description: "Parkle — A map of free parking places." */
const NAMED = /^\p{Lu}?[^:–—.,]{2,40}?(?::\s+|\s+[–—]\s+)\p{Lu}.{20,}$/u;

const LABELED = /^([^:\t]{2,40}?)\s*[:\t][\s:.-]*(.*)$/;
const NAME_LABEL =
  /^(?:title|(?:name of (?:the )?)?(?:project|projekt)(?: ?titel| title| ?name)?)$/i;

/** "Project title: Tidepool" names a project, "Client: Acme" and "Duration: 6 months" are parts of one. */
function readLabel(text: string): { name: string; isPart: boolean } {
  const [, label = '', value = ''] = LABELED.exec(text) ?? [];
  const isName = NAME_LABEL.test(label);
  return { name: isName ? value : '', isPart: !isName && fieldOf(label) !== null };
}

/** Splits "Name | Go, SQL", "Name — what it does" and "Name: what it does". */
function readHead(text: string): { name: string; technologies: string[]; description: string } {
  const [name = '', ...rest] = text
    .split(/\t|\s+[|•·]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const lists = rest.filter((part) => part.includes(',') || part.split(' ').length <= 2);
  const { groups } =
    /^(?<name>[^:–—]{2,60}?)(?::\s+|\s+[–—-]\s+)(?<description>.{12,})$/.exec(name) ?? {};
  return {
    name: groups?.name ?? name,
    technologies: lists.flatMap((part) => part.split(/,\s*/)),
    description: groups?.description ?? '',
  };
}

/** The entries of the projects section (product spec, section 3). */
export function readProjects(lines: ResumeLine[]): Project[] {
  const projects: Project[] = [];
  // The first item names a project, so that each item does.
  const areItems = lines[0]?.bullet === true;
  let described = true;
  for (const line of lines) {
    const [link] = linksIn(line.text);
    const date = findPeriod(line.text) ?? findDate(line.text);
    const last = projects.at(-1);
    const label = readLabel(line.text);
    const isPart = label.isPart && last !== undefined;
    const isHeadLine =
      label.name !== '' ||
      (areItems && line.bullet) ||
      (!areItems && !isPart && !isProse(line)) ||
      (!line.bullet && !isPart && NAMED.test(line.text) && !technologyItems(line.text));
    let text = label.name || line.text;
    if (link) text = text.replace(link.text, '');
    if (isHeadLine && date)
      text = text.replace(line.text.slice(date.index, date.index + date.length), '');
    text = text
      .replace(/^[\s|•·,–—():-]+|[\s|•·,–—(:-]+$/g, '')
      .replace(/\(\s*\)/, '')
      .trim();
    const technologies = technologyItems(line.text);
    if (technologies && last) last.technologies.push(...technologies);
    else if (text === '') {
      if (last && link) last.url ??= link.text;
    } else if (
      isHeadLine &&
      (label.name !== '' ||
        described ||
        !last ||
        areItems ||
        /[|\t]/.test(line.text) ||
        NAMED.test(line.text))
    ) {
      const head = readHead(text);
      projects.push({ ...head, ...(link && { url: link.text }) });
      described = head.description !== '' && (areItems || NAMED.test(line.text));
    } else if (last) {
      last.description = [last.description, text.replaceAll('\t', ' ')]
        .filter((part) => part !== '')
        .join('\n');
      if (link) last.url ??= link.text;
      described = true;
    }
  }
  return projects;
}
