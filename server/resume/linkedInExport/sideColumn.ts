import type { PersonalInfo } from '#domain/contract/profile.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { sectionOf } from '../reader/headings.ts';
import { readPhone } from '../reader/phone.ts';
import { type ExportLine, joinLines, SIZE } from './exportLines.ts';

/** Titles that LinkedIn doesn't translate. "Contact" and "Top Skills" are translated. */
const SECTIONS = {
  Languages: 'languages',
  Certifications: 'certifications',
  'Honors-Awards': 'achievements',
  Publications: 'other',
  Patents: 'other',
} as const;
type SideKind = (typeof SECTIONS)[keyof typeof SECTIONS] | 'contact' | 'skills';

export interface SideSection {
  kind: SideKind;
  heading: string;
  lines: ExportLine[];
}

/** In points. The lines of one item have 12.6, or 25.2 with an empty line. */
const ITEM_GAP = 17.6;

/** The items of a list. */
export function listItems({ lines }: SideSection): string[] {
  const items: ExportLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isWrapped =
      line.gap === null
        ? // At the top of a page.
          before && before.room < 0 && /^[\p{Ll}(&]/u.test(line.text)
        : Math.abs(line.gap - ITEM_GAP) > 1;
    if (before && isWrapped) items.at(-1)?.push(line);
    else items.push([line]);
  }
  return items.map(joinLines);
}

/** The sections of the side column. */
export function sideSections(side: ExportLine[]): SideSection[] {
  const sections: SideSection[] = [];
  for (const line of side) {
    const last = sections.at(-1);
    if (line.size !== SIZE.sideSection) last?.lines.push(line);
    else if (last?.lines.length === 0) last.heading += ` ${line.text}`;
    else sections.push({ kind: 'other', heading: line.text, lines: [] });
  }
  return sections.map((section) => ({ ...section, kind: kindOf(section) }));
}

function kindOf({ heading, lines }: SideSection): SideKind {
  const known = Object.entries(SECTIONS).find(([title]) => title === heading)?.[1];
  if (known) return known;
  const isContact =
    sectionOf(heading) === 'contact' || lines.some(({ size }) => size === SIZE.link);
  return isContact ? 'contact' : 'skills';
}

/** Addresses of the person by preference. */
const OWN_SITES = ['Portfolio', 'Personal', 'Blog', 'Company', 'Other'];

/** What else tells about the person's addresses. */
interface AboutContact {
  /** The targets of the links. */
  targets: string[];
  summary: string;
  formerEmployers: string[];
}

/** "Portfolio : https://ines.example", "GitHub: inescalloway" */
const LABELED_SITE = /(?<!\p{L})(?:portfolio|website)\s?:\s?((?:https?:|www\.)\S+)/iu;
const LABELED_GITHUB =
  /(?<!\p{L})github\s?:\s?(?:(?<address>(?:https?:\/\/)?(?:www\.)?github\.com\/[\w-]+)|(?<handle>[\w-]{2,39})$)/imu;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The addresses of the contact section, or else of the summary; a long email address is whole only in its link. Their labels are in English: "(LinkedIn)", "(Portfolio)". */
export function exportContact(
  lines: ExportLine[],
  { targets, summary, formerEmployers }: AboutContact,
): Pick<PersonalInfo, 'email' | 'phone' | 'linkedin' | 'github' | 'portfolio'> {
  const links = joinLines(lines.filter(({ size }) => size === SIZE.link)).replace(
    /(?<=\S)\s+(?!\()/g,
    '',
  );
  const sites = [...links.matchAll(/([^\s()]+)\s*\(([^()]+)\)/g)].map(
    ([, address = '', label = '']) => ({ address: address.replace(/\/$/, ''), label }),
  );
  const linkedin = sites.find(({ label }) => label === 'LinkedIn')?.address ?? '';
  const github =
    sites.find(({ address }) => /^(?:https?:\/\/)?(?:www\.)?github\.com\/[\w-]+$/i.test(address))
      ?.address ?? '';
  // A former employer's site isn't theirs.
  const isForeign = ({ address, label }: { address: string; label: string }) =>
    /^(?:https?:\/\/)?(?:www\.)?(?:github|linkedin)\.com/i.test(address) ||
    (label === 'Company' &&
      address
        .split(/[./]/)
        .some(
          (part) =>
            part.length > 3 &&
            formerEmployers.some((name) => lettersOf(name).startsWith(part.toLowerCase())),
        ));
  const portfolio = OWN_SITES.flatMap((own) => sites.filter(({ label }) => label === own)).find(
    (site) => !isForeign(site),
  );
  const { address, handle } = LABELED_GITHUB.exec(summary)?.groups ?? {};
  const text = joinLines(lines.filter(({ size }) => size !== SIZE.link));
  const emails = [
    ...targets.flatMap((url) => /^mailto:([^?]+)/.exec(url)?.[1] ?? []),
    ...text.split(' '),
  ];
  return {
    email: emails.find(isEmailAddress) ?? '',
    phone: readPhone(lines.map(({ text }) => ({ text, links: targets }))),
    linkedin,
    github: github || address || (handle ? `github.com/${handle}` : ''),
    portfolio: portfolio?.address ?? LABELED_SITE.exec(summary)?.[1]?.replace(/[/.,]+$/, '') ?? '',
  };
}
