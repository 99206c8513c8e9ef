import { number, object, string } from 'yup';
import { INTERVIEW_KINDS, type InterviewKind } from '#domain/contract/enums.ts';
import type { Interview, NewInterview } from '#domain/contract/interviews.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { INTERVIEW_KIND_LABELS } from '#domain/interviews/interview.ts';
import { momentAt, zonedTime } from '#domain/interviews/zonedTime.ts';
import { knownTimeZone } from '#domain/timeZone.ts';
import { atMost } from '#ui/fields/atMost.ts';

export interface InterviewValues {
  kind: InterviewKind;
  /** Such as '2026-12-01'. */
  day: string;
  /** Such as '10:00'. */
  time: string;
  timeZone: string;
  /** A number as text. */
  minutes: string;
  people: string;
  place: string;
  notes: string;
  questions: string;
}

export const KIND_OPTIONS = INTERVIEW_KINDS.map((value) => ({
  value,
  label: INTERVIEW_KIND_LABELS[value],
}));

/** All time zones that the browser knows, and the one that is chosen. */
export const zoneOptions = (chosen: string) =>
  [...new Set([knownTimeZone(), chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => zone !== '')
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

const EMPTY: Omit<InterviewValues, 'timeZone'> = {
  kind: 'video',
  day: '',
  time: '',
  minutes: '60',
  people: '',
  place: '',
  notes: '',
  questions: '',
};

export function interviewToForm(interview: Interview | undefined): InterviewValues {
  if (!interview) return { ...EMPTY, timeZone: knownTimeZone() };
  const { kind, startsAt, timeZone, minutes, people, place, notes, questions } = interview;
  const [day, time] = zonedTime(startsAt, timeZone);
  const texts = { people, place, notes, questions };
  return { kind, day, time, timeZone, minutes: String(minutes), ...texts };
}

/** The times are valid. */
export const formToInterview = ({
  day,
  time,
  minutes,
  ...values
}: InterviewValues): NewInterview => ({
  ...values,
  startsAt: momentAt(day, time, values.timeZone) ?? '',
  minutes: values.kind === 'task' ? 0 : Number(minutes),
});

export const interviewFormSchema = object({
  day: string()
    .required('Enter the day.')
    .test('day', 'Enter a valid day.', (day = '') => /^(19[7-9]|[2-9]\d)\d+-\d\d-\d\d$/.test(day)),
  time: string().required('Enter the time.'),
  timeZone: string().required('Choose a time zone.'),
  minutes: number()
    .typeError('Enter a number of minutes.')
    .integer('Enter a number of minutes.')
    .min(0, 'Enter a number of minutes.')
    .max(LIMITS.interviewMinutes, `Enter ${LIMITS.interviewMinutes} minutes or fewer.`),
  people: atMost('With', LIMITS.people),
  place: atMost('Link or place', LIMITS.url),
  notes: atMost('Notes', LIMITS.note),
  questions: atMost('Your questions', LIMITS.note),
});
