import { z } from 'zod';
import { changesOf } from './changes.ts';
import { KNOWN_AS } from './enums.ts';
import {
  baseVersion,
  calendarDate,
  emailAddress,
  line,
  maxLength,
  notEmpty,
  pageLimit,
  storableText,
  text,
  timestamp,
  timestampInput,
  uuid,
  version,
  webAddress,
  withoutEmpty,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { noteSchema } from './notes.ts';
import {
  PERSON_FIELD_NAMES,
  type PERSON_FIELDS,
  type PersonField,
  type PersonFieldName,
  personField,
} from './personFields.ts';

/* People: whom the user knows, wrote with, or met. */

/** The error of a user who has as many people as a user can have. */
export const TOO_MANY_PEOPLE = `You have ${LIMITS.allPeople.toLocaleString('en-US')} people, the most you can have.`;

/** The error for people who together exceed the size of a response. */
export const PEOPLE_TOO_LARGE =
  'These people have too many notes to be changed together. Choose fewer.';

/** Each address once. The first is the one that letters use. */
const emails = () =>
  z
    .array(emailAddress().check(notEmpty()))
    .check(maxLength(LIMITS.personEmails))
    .overwrite((all) => {
      const folded = all.map((email) => email.toLowerCase());
      return all.filter((_, at) => folded.indexOf(folded[at] ?? '') === at);
    })
    .default([]);

/** The contract of each kind of field in `PERSON_FIELDS`. */
const KINDS = {
  line: ({ max = 0 }: PersonField) => line(max).default(''),
  text: ({ max = 0 }: PersonField) => text(max).default(''),
  phone: ({ max = 0 }: PersonField) => line(max).default(''),
  url: () => webAddress().default(''),
  date: () => calendarDate().default(''),
  choice: () => z.enum(KNOWN_AS).nullable().default(null),
  timestamp: () => timestampInput().nullable().default(null),
  emails,
};

type FieldsOfTable = {
  [Name in PersonFieldName]: ReturnType<(typeof KINDS)[(typeof PERSON_FIELDS)[Name]['kind']]>;
};

const fieldsOfTable = Object.fromEntries(
  PERSON_FIELD_NAMES.map((name) => {
    const field = personField(name);
    const { name: title, about: description } = field;
    return [name, KINDS[field.kind](field).meta(description ? { title, description } : { title })];
  }),
) as unknown as FieldsOfTable;

const personLeadSchema = z
  .strictObject({
    id: uuid(),
    isMain: z.boolean().describe("The lead's `contactInfo` is theirs. A lead has at most one."),
  })
  .meta({ id: 'PersonLead' });
export type PersonLead = z.output<typeof personLeadSchema>;

const personFields = {
  ...fieldsOfTable,
  notes: z
    .array(noteSchema)
    .check(maxLength(LIMITS.personNotes))
    .refine(
      (notes) => notes.reduce((sum, { text }) => sum + text.length, 0) <= LIMITS.personNotesText,
      `must be ${LIMITS.personNotesText} characters or fewer together`,
    )
    .default([]),
  leads: z
    .array(personLeadSchema)
    .check(maxLength(LIMITS.personLeads))
    .default([])
    .describe('The leads that they have to do with.'),
};

/** POST /people. */
export const newPersonSchema = z
  .strictObject({
    ...personFields,
    id: uuid()
      .optional()
      .describe('Made by the client: the same request sent twice adds one person.'),
  })
  .meta({ id: 'NewPerson' });
export type NewPerson = z.input<typeof newPersonSchema>;
/** A new person with the defaults filled in. */
export type CompleteNewPerson = z.output<typeof newPersonSchema>;

/** PUT /people/{id}: fields that aren't sent stay as they are. */
export const personUpdateSchema = z
  .strictObject({ ...changesOf(personFields), version: baseVersion() })
  .meta({ id: 'PersonUpdate' });
export type PersonUpdate = z.input<typeof personUpdateSchema>;

const ids = () => z.array(uuid()).check(maxLength(LIMITS.bulk));

/** PUT /people: changes, deletions and restorations, all of them or none. */
export const peopleChangeSchema = z
  .strictObject({
    people: z
      .array(personUpdateSchema.extend({ id: uuid() }).meta({ id: 'PersonUpdateById' }))
      .check(maxLength(LIMITS.bulk))
      .refine(
        (people) =>
          people.reduce((sum, { leads = [] }) => sum + leads.length, 0) <=
          LIMITS.changedPersonLeads,
        `must have ${LIMITS.changedPersonLeads} leads or fewer together`,
      )
      .default([]),
    deletedIds: ids().default([]),
    restoredIds: ids().default([]).describe('They are restored before the changes.'),
  })
  .meta({ id: 'PeopleChange' });
export type PeopleChange = z.input<typeof peopleChangeSchema>;

export const personSchema = z
  .object({
    ...personFields,
    id: z.guid(),
    version: version(),
    isListed: z
      .boolean()
      .describe('`false` for connections of LinkedIn until they are found, linked or changed.'),
    lastContactAt: timestamp().nullable(),
    nextFollowUpAt: timestamp().nullable(),
    createdAt: timestamp(),
  })
  .meta({ id: 'Person' });
export type Person = z.output<typeof personSchema>;

export const personResponseSchema = z.object({ data: personSchema });

/** The query of GET /people. */
export const peopleQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    limit: pageLimit(),
    q: line(LIMITS.search)
      .optional()
      .describe('Words in any of the searched fields, in any order. Case is ignored.'),
    company: line(LIMITS.company)
      .optional()
      .describe('Who works there. Legal forms and case are ignored.'),
    lead: uuid().optional().describe('Whose lead it is.'),
    followUp: z.literal('true').optional().describe('Only who has a next follow-up.'),
    listed: z.enum(['true', 'false']).optional(),
    cursor: storableText().optional().describe('`nextCursor` of the previous page.'),
  }),
);
export type CompletePeopleQuery = z.output<typeof peopleQuerySchema>;
export type PeopleQuery = Partial<CompletePeopleQuery>;

/** GET /people: a page, newest first. */
export const peopleResponseSchema = z.object({
  data: z.array(personSchema),
  unlisted: z.int().min(0).describe("The user's people that aren't listed."),
  nextCursor: z.string().nullable().describe('`null` on the last page.'),
});
export type PeopleResponse = z.output<typeof peopleResponseSchema>;

/** PUT /people: the changed and restored people, in the order of the body. */
export const peopleChangeResponseSchema = z.object({ data: z.array(personSchema) });

/** POST /people/import: people of a file. */
export const peopleImportSchema = z
  .strictObject({
    people: z.array(newPersonSchema).check(notEmpty(), maxLength(LIMITS.importedPeople)),
    isListed: z.boolean().default(true).describe('`false` for connections of LinkedIn.'),
  })
  .meta({ id: 'PeopleImport' });
export type PeopleImport = z.input<typeof peopleImportSchema>;

export const similarPeopleSchema = z
  .array(z.object({ id: z.guid(), otherId: z.guid() }))
  .describe('Added people who may be the same as another one.');

/** Nobody is added twice: known addresses and LinkedIn pages are the same person, names alone are only pointed out. */
export const peopleImportResponseSchema = z.object({
  data: z.object({
    addedIds: z.array(z.guid()),
    known: z.int().min(0).describe('Known already; what was missing was filled in.'),
    similar: similarPeopleSchema,
  }),
});
export type ImportedPeople = z.output<typeof peopleImportResponseSchema>['data'];

export const deletedPersonSchema = z
  .object({ id: z.guid(), name: z.string(), company: z.string(), deletedAt: timestamp() })
  .meta({ id: 'DeletedPerson' });
export type DeletedPerson = z.output<typeof deletedPersonSchema>;

/** GET /people/deleted: the people that can be restored, the last deleted first. */
export const deletedPeopleResponseSchema = z.object({ data: z.array(deletedPersonSchema) });
