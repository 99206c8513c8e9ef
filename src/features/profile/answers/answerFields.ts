import type { Answers } from '#domain/contract/profile.ts';
import { localDay } from '#domain/localDate.ts';
import { ownCurrency } from '#features/shell/ownCurrency.ts';

export interface AnswerField {
  name: Exclude<keyof Answers, 'salaryWhen'>;
  label: string;
  placeholder: string;
  multiline?: boolean;
  /** When letters may use the answer. */
  when?: {
    name: 'salaryWhen';
    label: string;
    options: readonly { value: Answers['salaryWhen']; label: string }[];
  };
}

const thisYear = new Date().getFullYear();
const spring = localDay(new Date(thisYear, 2, 1));
const salary = (60_000).toLocaleString(undefined, {
  style: 'currency',
  currency: ownCurrency(),
  maximumFractionDigits: 0,
});

/** In the order of the card. A new answer of the contract is one row. */
export const ANSWER_FIELDS: readonly AnswerField[] = [
  {
    name: 'reason',
    label: 'Why I’m looking',
    placeholder: 'What you want to do next, and why',
    multiline: true,
  },
  {
    name: 'field',
    label: 'Why this field',
    placeholder: 'What drew you to it, or draws you now',
    multiline: true,
  },
  { name: 'relocation', label: 'Where I’d move', placeholder: 'Bergen, from August' },
  { name: 'start', label: 'Start date or notice', placeholder: `${spring}, three months’ notice` },
  {
    name: 'authorization',
    label: 'Work authorization',
    placeholder: 'EEA citizen, no permit needed',
  },
  { name: 'place', label: 'Place and remote', placeholder: 'Oslo, two days a week on site' },
  { name: 'hours', label: 'Hours', placeholder: 'Full time' },
  {
    name: 'salary',
    label: 'Salary',
    placeholder: salary,
    when: {
      name: 'salaryWhen',
      label: 'When to name the salary',
      options: [
        { value: 'asked', label: 'Only when asked' },
        { value: 'never', label: 'Never' },
      ],
    },
  },
  { name: 'licenses', label: 'Licenses', placeholder: 'Driving, security, trade…' },
];
