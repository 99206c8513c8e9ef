import type { Lead } from '#domain/contract/leads.ts';
import { counted } from '#domain/counted.ts';
import { localDate } from '#domain/localDate.ts';
import { documentText, type SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { calendarDateOf } from './followUp.ts';
import { csvText } from './import/leadsCsv.ts';
import type { Statuses } from './statusMenu.ts';

/* What was applied for in a period, as job centers ask for it. */

/** Both days are part of it, such as '2026-11-01'. */
export interface Period {
  from: string;
  to: string;
}

/** The leads that were applied for in the period, oldest first. */
export const applicationsIn = (leads: readonly Lead[], { from, to }: Period): Lead[] =>
  leads
    .filter(({ appliedAt }) => {
      const day = calendarDateOf(appliedAt);
      return day !== '' && day >= from && day <= to;
    })
    .sort((a, b) => (a.appliedAt ?? '').localeCompare(b.appliedAt ?? ''));

const dayOf = (day: string): string => localDate(new Date(`${day}T00:00`));

const COLUMNS = ['Applied on', 'Position', 'Company', 'Place', 'Contact', 'Applied by', 'Answer'];

/** How the application went out: what the user wrote, else by email, else at the posting's site. */
function wayOf({ appliedWhere, source, applicationUrl, postUrl, contactInfo }: Lead): string {
  if (appliedWhere) return appliedWhere;
  const url = applicationUrl || postUrl;
  if (url) return URL.parse(url)?.host ?? source;
  return contactInfo.email ? 'Email' : source;
}

/** The cells of a lead, in the order of `COLUMNS`. */
function cellsOf(lead: Lead, statuses: Statuses): string[] {
  const { title, company, location, contactInfo, status } = lead;
  const answer = status === 'applied' || status === 'contacted' ? 'None yet' : statuses.label(lead);
  const contact = [contactInfo.name, contactInfo.email].filter(Boolean).join(', ');
  const day = dayOf(calendarDateOf(lead.appliedAt));
  return [day, title, company, location, contact, wayOf(lead), answer];
}

/** A spreadsheet of the applications. */
export const applicationsCsv = (applications: readonly Lead[], statuses: Statuses): string =>
  csvText([COLUMNS, ...applications.map((lead) => cellsOf(lead, statuses))]);

/** A document of the applications. */
export function applicationsDocument(
  applications: readonly Lead[],
  { from, to }: Period,
  name: string,
  statuses: Statuses,
): SentDocument {
  const title = `Applications from ${dayOf(from)} to ${dayOf(to)}`;
  return {
    kind: 'resume',
    title,
    author: name,
    locale: null,
    blocks: [
      ...(name === '' ? [] : [{ kind: 'name' as const, text: documentText(name) }]),
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: `${counted(applications.length, 'application')}.` },
      ...applications.flatMap((lead): SentDocument['blocks'] => {
        const [period = '', position, company, ...others] = cellsOf(lead, statuses);
        const facts = others.flatMap((value, index) =>
          value ? `${COLUMNS[index + 3]}: ${value}` : [],
        );
        return [
          { kind: 'entry', title: documentText(`${position}, ${company}`), period },
          { kind: 'paragraph', text: documentText(facts.join('\n')) },
        ];
      }),
    ],
  };
}
