import type { LeadResume } from '#domain/contract/resume.ts';
import { isSamePosting } from '#domain/extraction/canonicalUrl.ts';
import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import type { FormRow } from '#domain/forms/matchForm.ts';

/** A field that was filled, as the page held it last. */
export interface FilledField {
  id: string;
  label: string;
  value: string;
  from: FormRow['from'];
  /** A new answer, which is kept for next time. */
  isNew: boolean;
}

/** What went into an application, kept apart from its page until the user applied or fills another one. */
export interface FilledForm {
  tabId: number;
  /** The first page of the form. */
  url: string;
  /** The lead that the page was of; `null` until there is one. */
  leadId: string | null;
  /** What the first page said of the job, for a lead that isn't kept yet. */
  draft: LeadDraft | null;
  fields: FilledField[];
  resume: LeadResume | null;
  letter: { pitchId: string; content: string; at: string } | null;
  /** When a field was filled last. */
  at: string;
  appliedAt: string | null;
}

/** More forms than people have open at once. */
const MOST = 30;

const originOf = (url: string): string => URL.parse(url)?.origin ?? url;

/** Of the applicant, as each application asks anew. */
const isOfPerson = ({ from }: FilledField): boolean => from === 'profile' || from === 'resume';

/** Whether a fill goes on with a form: on the same page, or its next one, which doesn't ask for the same again. */
function isNextOf(before: FilledForm, { tabId, url, leadId, fields }: FilledForm): boolean {
  if (before.appliedAt !== null || (before.leadId && leadId && before.leadId !== leadId))
    return false;
  if (before.url === url || isSamePosting(before.url, url)) return true;
  const isInTab = before.tabId === tabId && originOf(before.url) === originOf(url);
  const labels = new Set(before.fields.filter(isOfPerson).map(({ label }) => label));
  return isInTab && !fields.some((field) => isOfPerson(field) && labels.has(field.label));
}

/** The forms after one more fill: it is added to its form, or takes the place of another one in its tab. */
export function withFilled(forms: readonly FilledForm[], fill: FilledForm): FilledForm[] {
  const before = forms.find((form) => isNextOf(form, fill));
  const others = forms.filter((form) => form !== before && form.tabId !== fill.tabId);
  if (!before) return [fill, ...others].slice(0, MOST);
  const ids = new Set(fill.fields.map(({ id }) => id));
  // A page that was loaded again has new fields of the same names.
  const labels = new Set(before.url === fill.url ? fill.fields.map(({ label }) => label) : []);
  const kept = before.fields.filter(({ id, label }) => !ids.has(id) && !labels.has(label));
  const merged: FilledForm = {
    ...before,
    tabId: fill.tabId,
    leadId: before.leadId ?? fill.leadId,
    draft: before.draft ?? fill.draft,
    fields: [...kept, ...fill.fields],
    resume: fill.resume ?? before.resume,
    letter: fill.letter ?? before.letter,
    at: fill.at,
  };
  return [merged, ...others].slice(0, MOST);
}

/** The form that a page is of, or comes after. */
export const filledFor = (
  forms: readonly FilledForm[],
  { tabId, url, leadId }: { tabId: number; url: string; leadId: string | null },
): FilledForm | undefined =>
  forms.find(
    (form) => form.tabId === tabId && (!leadId || !form.leadId || form.leadId === leadId),
  ) ??
  forms.find((form) => (leadId !== null && form.leadId === leadId) || isSamePosting(form.url, url));

/** The answers of a form, as a note has them. */
export const answersIn = ({ fields }: FilledForm): FilledField[] =>
  fields.filter(({ from }) => from === 'answer' || from === 'new');
