import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import { NO_RESPONSE } from '#domain/leads/outcome.ts';

/* The tables of words: what each has, and nothing blank or twice. */

/** In the order of their weight, where a table has one. */
const words = z
  .array(z.string().regex(/^\S(?:.*\S)?$/))
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'a word occurs twice');
/** By language; of any, of several, and in scripts without spaces between words. */
const byLanguage = z.record(z.string().regex(/^(?:[a-z]{2}|nordic|all|others|unspaced)$/), words);
const perConcept = z.record(z.string(), byLanguage);
const sections = (names: readonly string[], of: z.ZodType) =>
  z.array(z.strictObject({ section: z.enum(names as [string]), words: of }));

const SCHEMAS: Record<string, z.ZodType> = {
  askedWords: perConcept,
  closedPostings: perConcept,
  companyForms: z.strictObject({ words, attached: words }),
  degrees: z.strictObject({ levels: z.array(words).length(5), others: words, letters: words }),
  employers: z.strictObject({ schools: words, employers: words }),
  formFields: z.strictObject({
    fields: perConcept,
    ofPosition: perConcept,
    sections: perConcept,
    fillers: byLanguage,
    starts: byLanguage,
    ends: byLanguage,
    links: words,
    plainNames: words,
  }),
  formLimits: z.strictObject({
    sensitive: byLanguage,
    ofOthers: byLanguage,
    ofOthersInLabels: byLanguage,
    honeypots: byLanguage,
    thanks: byLanguage,
    dateParts: perConcept,
    yesNo: z.array(words).length(2),
    thanksAlone: words,
  }),
  jobSites: z.strictObject({
    systems: z.array(
      z.strictObject({ employerIn: z.enum(['path', 'subdomain', 'none']), hosts: words }),
    ),
    mailSystems: words,
    boards: words,
    boardWords: words,
    byCountry: words,
    genericParts: words,
    trackingParameters: words,
  }),
  jobTitles: byLanguage,
  leadHeadings: perConcept,
  linkedInHeadings: z.record(z.string(), words),
  logisticsWords: perConcept,
  mailWords: z.strictObject({
    labels: z.record(z.enum(['from', 'subject', 'date', 'other']), words),
    ownApplication: byLanguage,
    oneTimeCode: byLanguage,
    away: byLanguage,
    closings: byLanguage,
    requests: byLanguage,
    nextQuestion: byLanguage,
    noRequests: byLanguage,
    meeting: byLanguage,
    papers: byLanguage,
    besideNames: words,
    wholeCompany: words,
  }),
  places: z.strictObject({
    countries: words,
    regions: z.record(z.string().regex(/^[A-Z]{2}$/), words),
    states: words,
    towns: words,
  }),
  plainCapitals: z.strictObject({ notNames: words, openers: words }),
  postingHeadings: z.strictObject({
    sections: sections(['duty', 'requirement', 'wish', 'other'], byLanguage),
    besides: byLanguage,
  }),
  postingLabels: z.strictObject({
    labels: perConcept,
    employmentTypes: byLanguage,
    application: perConcept,
    workplaces: byLanguage,
    until: byLanguage,
  }),
  contactHeadings: z.record(z.string(), words),
  postingPages: perConcept,
  resumeHeadings: z.strictObject({
    sections: sections(
      `contact summary experience education skills softSkills certifications projects languages
      interests achievements references facts other`.split(/\s+/),
      words,
    ),
    fillers: words,
  }),
  resumeWords: z.record(z.string(), words),
  skillNames: z.strictObject({ names: z.array(words), everyday: words }),
  statusWords: z.strictObject({
    clear: z.partialRecord(z.enum(LEAD_STATUSES), byLanguage),
    vague: z.partialRecord(z.enum([...LEAD_STATUSES, NO_RESPONSE]), words),
  }),
  timeWords: z.strictObject({
    appointment: z.strictObject({ day: words, time: words }),
    deadlines: byLanguage,
    zones: z.record(z.string(), words),
  }),
  workVerbs: z.strictObject({ verbs: words, irregular: words }),
};

const FOLDER = `${import.meta.dirname}/data`;

test.each(readdirSync(FOLDER))('%s has what its readers expect', (file) => {
  const table: unknown = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const schema = SCHEMAS[file.replace('.json', '')];
  expect(schema?.safeParse(table).error?.issues).toBeUndefined();
  expect(schema).toBeDefined();
});
