import type { FormFact } from './formLabel.ts';

/** A field of a form, as a person sees it. It is data: nothing in it is ever followed. */
export interface FormField {
  /** Of its frame, and its number in it. */
  id: string;
  kind: 'text' | 'area' | 'date' | 'choice' | 'check' | 'file';
  /** The type of an input: 'email'. */
  type: string;
  label: string;
  /** Under which the page sends it: 'first_name'. */
  name: string;
  /** The names of the groups and the heading that it is below. */
  group: string;
  /** The fields of a form have the same. */
  form: string;
  /** The page's own hint for browsers (HTML, section 4.10.18.7). */
  autocomplete: string;
  placeholder: string;
  /** What the page says about it beside its label. */
  description: string;
  /** The choices, if they are known before they are opened. */
  options: string[];
  isRequired: boolean;
  /** What it holds now. */
  value: string;
  /** `-1` without a limit. */
  maxLength: number;
  /** Of the page: 'de-AT', or ''. */
  language: string;
}

/** Whether a field waits for a value: the "+1" that a page puts before a phone number is none. */
export const isEmptyField = ({ kind, value }: Pick<FormField, 'kind' | 'value'>): boolean =>
  value === '' || (kind === 'text' && /^\(?\+[\d\s]{0,4}\)?[-\s]*$/.test(value));

/** What goes into a field. */
export interface FieldEntry {
  id: string;
  value: string;
  /** For choices that show when they are opened: which ones mean the value. */
  accepts: string[];
  /** What of the profile it is, for choices that name a range. */
  fact?: FormFact;
}

/** What a page made of an entry. */
export interface FieldResult {
  id: string;
  /** `kept`: the page holds the value, maybe in a form of its own. `changed`: it did, and then held something else. */
  state: 'kept' | 'refused' | 'gone' | 'changed';
  /** What was filled in. */
  wanted: string;
  /** What the field holds. */
  value: string;
  /** Why the page refused it, in its own words; '' if it doesn't say. */
  reason: string;
}
