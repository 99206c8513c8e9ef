import type { UserProfile } from '#domain/contract/profile.ts';
import { answerBank, type BankAnswer } from '#domain/profile/answerBank.ts';
import { type AnswerPlace, isOfPlace } from './answerPlace.ts';
import { answerFinder, type FoundAnswer } from './bankAnswer.ts';
import { countryNames } from './countryNames.ts';
import { datePartOf } from './datePart.ts';
import { fieldDate, fieldDatePart, hasDateHint } from './fieldDate.ts';
import { fieldFacts, nameOfField } from './fieldFact.ts';
import { findOption } from './findOption.ts';
import { entryFacts, type FactValue, formFacts, type PhoneNumber } from './formFacts.ts';
import { type FormField, isEmptyField } from './formField.ts';
import { type FormFact, isForeignLabel, isHoneypot, isOfOthers, isSensitive } from './formLabel.ts';

/** A field of the form, with what goes into it. */
export interface FormRow {
  field: FormField;
  /**
   * Where the value comes from. `new`: a question without an answer yet. `user`: never guessed. The others are files of
   * the user.
   */
  from: 'profile' | 'answer' | 'new' | 'user' | 'resume' | 'letter';
  value: string;
  accepts: string[];
  /** What of the profile it asks for. */
  fact?: FormFact;
  isTicked: boolean;
  /** The question that the bank has an answer to. */
  found?: FoundAnswer;
  /** What is known and not certain, for the user to decide. */
  hint?: string;
}

interface FormSource {
  profile: UserProfile;
  phone: PhoneNumber | null;
  /** Of the posting. */
  place: AnswerPlace;
}

/** The option of a choice for a value; the value itself if the options aren't known yet; `null` if none means the same. */
function optionFor(
  field: FormField,
  { value, accepts = [] }: FactValue,
  fact?: FormFact,
): string | null {
  if (field.options.length === 0) return value;
  return field.options[findOption(field.options, [value, ...accepts], fact)] ?? null;
}

/** A value as the field takes it; `null` if it takes it in no form that is sure. */
function valueFor(field: FormField, value: FactValue, fact?: FormFact): string | null {
  if (field.kind === 'choice') return optionFor(field, value, fact);
  if (field.kind === 'date') return fieldDate(field, value.value);
  if (fact === 'start' || fact === 'end') {
    // A hint that the text can't follow, as a day that isn't known, leaves the field empty.
    return fieldDate(field, value.value) ?? (hasDateHint(field) ? null : value.value);
  }
  if (field.type === 'number' && !/^\d+$/.test(value.value)) return null;
  if (fact === 'linkedin' || fact === 'github' || fact === 'website') {
    return /^https?:/.test(value.value) ? value.value : `https://${value.value}`;
  }
  return field.maxLength >= 0 && value.value.length > field.maxLength ? null : value.value;
}

/** Whether the form asks for the country's code apart, and it is that of the number. */
function isCodeOurs(field: FormField | undefined, { country, dialCode }: PhoneNumber): boolean {
  if (!field) return false;
  if (!isEmptyField(field))
    return field.value.includes(dialCode) || findOption([field.value], [country, dialCode]) === 0;
  const known = { value: dialCode, accepts: [...countryNames(country), country] };
  return valueFor(field, known) !== null;
}

/** The number with its country's code, and without only beside a field that has it; `null` if there is no room for it. */
function phoneFor(field: FormField, phone: PhoneNumber, codeField?: FormField): string | null {
  const { international, national, written, dialCode } = phone;
  const wanted = isCodeOurs(codeField, phone) ? national : international;
  const number = dialCode === '' ? written : wanted;
  // A field for numbers takes no "+".
  const ways = field.type === 'number' ? [] : [number, number.replace(/(?!^\+)\D/g, '')];
  return ways.find(({ length }) => field.maxLength < 0 || length <= field.maxLength) ?? null;
}

/** Says where a sensitive answer was given. */
const givenElsewhere = ({ from, country, currency }: BankAnswer): string => {
  const where = [countryNames(country)[0] ?? '', currency].filter(Boolean).join(', ');
  return `Given${from && ` to ${from}`}${where && ` (${where})`}. Check that it holds here.`;
};

/**
 * Matches the fields of a form with what the user's profile and answers say. A field gets nothing rather than something
 * that may be wrong; what the page says is only compared.
 */
export function matchForm(
  all: readonly FormField[],
  { profile, phone, place }: FormSource,
): FormRow[] {
  const fields = all.filter(
    ({ label, placeholder, description }) => !isHoneypot(`${label} ${placeholder} ${description}`),
  );
  const facts = fieldFacts(fields);
  const values = formFacts(profile, phone);
  const allowed = answerBank(profile).filter(({ inForms }) => inForms);
  const findAnswer = answerFinder(allowed, fields.map(nameOfField));
  const codeField = fields.find(({ id }) => facts.get(id)?.fact === 'phoneCountry');

  const wholeValue = (field: FormField, known: FactValue, fact?: FormFact) =>
    fact === 'phone' && phone ? phoneFor(field, phone, codeField) : valueFor(field, known, fact);

  return fields.map((field): FormRow => {
    const row = { field, value: '', accepts: [], isTicked: false };
    const isEmpty = isEmptyField(field);
    const { fact, section, at = 0, part, isHinted = false } = facts.get(field.id) ?? {};
    if (field.kind === 'file') {
      return { ...row, from: fact === 'resume' || fact === 'letter' ? fact : 'user' };
    }
    const known = fact && (section ? entryFacts(profile, section, at) : values)[fact];
    const label = nameOfField(field);
    const dated = part && known && fieldDatePart(field, known.value, part);
    if (known && (field.kind !== 'check' || fact === 'current')) {
      const value = part ? (dated?.value ?? null) : wholeValue(field, known, fact);
      if (value !== null) {
        const accepts = [known.value, ...(known.accepts ?? [])];
        return {
          ...row,
          from: 'profile',
          value,
          accepts: dated?.accepts ?? (field.kind === 'check' ? [label] : accepts),
          fact,
          // Whether one still works there, the user looks at first.
          isTicked: isEmpty && !known.isUnsure && !isHinted && fact !== 'current',
        };
      }
    }
    const found = fact || label === '' || field.kind === 'check' ? undefined : findAnswer(label);
    const isNobodys = isForeignLabel(label) || isSensitive(field.group) || isOfOthers(field.group);
    if (found && (found.isSame || !isNobodys)) {
      const { answer, isSame } = found;
      const value = valueFor(field, { value: answer.answer });
      // None of the choices is sure to mean it.
      if (value === null) return { ...row, from: 'user', hint: `You answered: ${answer.answer}` };
      const isTrueHere = !isSensitive(answer.question) || isOfPlace(answer, place);
      return {
        ...row,
        from: 'answer',
        value,
        accepts: [answer.answer],
        // Words that differ may be all that matters: the user looks at it first.
        isTicked: isEmpty && isSame && isTrueHere,
        found,
        ...(!isTrueHere && { hint: givenElsewhere(answer) }),
      };
    }
    const isText = field.kind === 'text' || field.kind === 'area';
    const isDate = part !== undefined || datePartOf(label)?.isAlone === true;
    const isQuestion = isText && label !== '' && !section && !isDate;
    if (fact === 'letter') return { ...row, from: 'letter' };
    const isKnown = known && field.kind === 'choice' && !part;
    const hint = isKnown ? `Your profile says: ${known.value}` : undefined;
    return { ...row, from: isQuestion && !isNobodys ? 'new' : 'user', ...(hint && { hint }) };
  });
}
