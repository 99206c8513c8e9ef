import type Papa from 'papaparse';
import { api } from '#api/api.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { companyKey, nameKey } from '#domain/leads/import/likelyDuplicate.ts';
import { linkedInAnswers, withNewAnswers } from '#domain/leads/import/linkedInAnswers.ts';
import { linkedInContacts } from '#domain/leads/import/linkedInContacts.ts';
import { jobColumns, type LinkedInKind, linkedInKind } from '#domain/leads/import/linkedInTable.ts';
import { contactsTable } from '#domain/people/contactColumns.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { linkedInResume } from '#domain/resume/linkedInResume.ts';
import { loadPart } from '#ui/lazy.tsx';
import { selectCurrency, selectLeads } from '../leadSelectors.ts';
import type { LeadThunk } from '../leadThunks.ts';
import { checkRows, dateOrder, type KnownLead } from './checkRows.ts';
import { decodeText } from './decodeText.ts';
import { type ImportStep, importStepTaken } from './leadImportSlice.ts';
import type { CsvFile } from './readCsvFile.ts';
import { type PackedCsv, unzipCsv } from './unzipCsv.ts';

export const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

type Table = Pick<CsvFile, 'headings' | 'rows'>;
type Tables = Partial<Record<LinkedInKind, Table>>;

/** Rows in which the headings are looked for: connections have notes above. */
const FIRST_ROWS = 16;

/** The file as a table; `null` if it's none that is read, and `undefined` without rows. */
async function readTable(
  file: PackedCsv,
  parse: typeof Papa.parse,
): Promise<[LinkedInKind, Table] | null | undefined> {
  const { text } = await decodeText(file.bytes);
  const start = parse<string[]>(text, { delimiter: ',', preview: FIRST_ROWS }).data;
  if (start.length < 2) return undefined;
  for (const [at, headings] of start.entries()) {
    const rows = start.slice(at + 1).map((cells) => ({ cells }));
    const kind = rows.length > 0 && linkedInKind({ headings, rows });
    if (!kind) continue;
    const { data } = parse<string[]>(text, { delimiter: ',' });
    const content = data
      .slice(at + 1)
      .map((cells, index) => ({ row: at + 2 + index, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    return content.length > 0 ? [kind, { headings, rows: content }] : undefined;
  }
  return null;
}

/** The tables by what they have, and the files with nothing that is read. LinkedIn splits a long one into several files. */
async function readTables(
  files: readonly PackedCsv[],
): Promise<{ tables: Tables; unread: string[] }> {
  const { default: Papa } = await loadPart(() => import('papaparse'));
  const tables: Tables = {};
  const unread: string[] = [];
  for (const file of files) {
    const found = await readTable(file, Papa.parse);
    if (found === null) unread.push(file.name);
    if (!found) continue;
    const [kind, table] = found;
    const { rows = [] } = tables[kind] ?? {};
    tables[kind] = { ...table, rows: [...rows, ...table.rows] };
  }
  return { tables, unread };
}

/**
 * The new leads of a table, how many are known, and those that only share title and company with a known lead:
 * their posting or day is another.
 */
async function newLeads(
  table: Table | undefined,
  kind: 'applications' | 'saved',
  options: { known: readonly KnownLead[]; currency: string },
) {
  if (!table) return { leads: [], similar: [], known: 0 };
  const columns = jobColumns(table, kind);
  const { dayFirst, isSure } = dateOrder(table, columns);
  // LinkedIn writes the month first with AM and PM, and the day first with 24 hours.
  const hasHalves = table.rows.some(({ cells }) => cells.some((cell) => /\d\s?[ap]m$/i.test(cell)));
  const mapping = { columns, words: [], dayFirst: isSure ? dayFirst : !hasHalves, title: null };
  const { leads: checked } = await checkRows(table, mapping, options);
  const fresh = checked.filter(({ duplicateOf }) => !duplicateOf).map(({ lead }) => lead);
  const names = new Set(options.known.map(nameKey));
  const [similar = [], leads = []] = [true, false].map((is) =>
    fresh.filter((lead) => names.has(nameKey(lead)) === is),
  );
  return { leads, similar, known: checked.length - fresh.length };
}

/** Reads a ZIP file of LinkedIn and shows what is in it. Nothing is sent. */
export const readLinkedInExport =
  (file: File): LeadThunk =>
  async (dispatch, getState) => {
    const setStep = (step: ImportStep) => dispatch(importStepTaken(step));
    const fail = (problem: string) => {
      setStep({ kind: 'file', problem });
      return false;
    };
    setStep({ kind: 'working', label: `Reading ${file.name}...` });
    const unpacked = await unzipCsv(file);
    if ('problem' in unpacked) return fail(unpacked.problem);
    const { tables, unread } = await readTables(unpacked.files);
    if (Object.keys(tables).length === 0) {
      return fail(
        `“${file.name}” isn't LinkedIn's data export. To import another tracker's, unzip it and choose the CSV file.`,
      );
    }
    const jobs = [tables.applications, tables.saved].flatMap((table) => table?.rows.length ?? 0);
    if (Math.max(0, ...jobs) > LIMITS.importedLeads) {
      return fail(`“${file.name}” has more than ${LIMITS.importedLeads.toLocaleString()} jobs.`);
    }
    const query = { subscribe: false };
    const [, loaded] = await Promise.all([
      dispatch(api.endpoints.getLeads.initiate(undefined, query)),
      dispatch(api.endpoints.getProfile.initiate(undefined, query)),
    ]);
    const state = getState();
    const currency = selectCurrency(state);
    const known = selectLeads(state);
    const applied = await newLeads(tables.applications, 'applications', { known, currency });
    const now = [...applied.leads, ...applied.similar].map(
      ({ statusChanges: [first], ...lead }) => ({
        ...lead,
        appliedAt: first?.changedAt ?? null,
      }),
    );
    const saved = await newLeads(tables.saved, 'saved', { known: [...known, ...now], currency });
    const byCompany = tables.connections ? linkedInContacts(tables.connections) : new Map();
    const similar = [...applied.similar, ...saved.similar];
    const contacts = [...applied.leads, ...saved.leads, ...similar].flatMap(({ id, company }) => {
      const contact: ContactInfo | undefined = byCompany.get(companyKey(company));
      return contact ? [[id, contact] as const] : [];
    });
    const given = [tables.answers, tables.applications].flatMap((table) =>
      table ? linkedInAnswers(table) : [],
    );
    const kept = loaded.data?.keptAnswers ?? [];
    const answers = withNewAnswers(kept, given).slice(kept.length);
    const isKept = loaded.data && hasProfile(loaded.data);
    const problems = unpacked.tooLarge.map((name) => `${name} is larger than 20 MB.`);
    if (unread.length > 0) problems.push(`Not read: ${unread.join(', ')}.`);
    if (!isKept && answers.length > 0) {
      problems.push(
        `${answers.length === 1 ? '1 answer needs' : `${answers.length} answers need`} a profile. Save it first, then choose this file again.`,
      );
    }
    setStep({
      kind: 'export',
      name: file.name,
      applications: applied.leads,
      saved: saved.leads,
      similar,
      known: applied.known + saved.known,
      contacts: Object.fromEntries(contacts),
      connections: (tables.connections && contactsTable(tables.connections)?.people) ?? [],
      answers: isKept ? answers : [],
      profile: linkedInResume(tables),
      problems,
      unticked: { similar: true },
    });
    return true;
  };
