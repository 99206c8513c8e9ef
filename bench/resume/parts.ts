import { Paragraph, TextRun } from 'docx';
import type { HtmlLayout } from './htmlLayouts.ts';
import { dateText } from './layout.ts';
import type { Job, Person } from './people.ts';

/** What layouts of several sets are put together from. */

export const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The HTML of each item, one behind the other; nothing where there are none. */
export const each = <T>(
  items: readonly T[] | undefined,
  html: (item: T, index: number) => string,
): string => (items ?? []).map(html).join('');

export const li = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${each(items, (item) => `<li>${esc(item)}</li>`)}</ul>`;

/** All technical skills, whatever group they stand in. */
export const flat = ({ skills }: Person) => Object.values(skills).flat();

/** From when to when a job lasted, as `dateText` writes dates. */
export const span = (
  job: Job,
  style: Parameters<typeof dateText>[1],
  person: Person,
  dash = ' – ',
) => `${dateText(job.start, style, person)}${dash}${dateText(job.end, style, person)}`;

/** For layouts that show work, education and technical skills alone. */
export const NO_EXTRAS: NonNullable<HtmlLayout['omits']> = [
  'soft',
  'projects',
  'interests',
  'achievements',
  'languages',
];

/** A paragraph of a Word document in one face. */
export const line = (text: string, options: Record<string, unknown> = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...options })] });
