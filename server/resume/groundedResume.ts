import { isEmailAddress } from '#domain/emailAddress.ts';
import { isPhoneNumber } from '#domain/phoneNumber.ts';
import type { ResumeDraft } from './draftSchema.ts';
import { sourceText } from './sourceText.ts';

/** What a model may leave out. */
const OPTIONAL = ['gpa', 'url'];
/** An entry without any of them is dropped. */
const NAMES = ['title', 'company', 'degree', 'institution', 'name'];

const isNamed = (item: unknown): boolean =>
  typeof item === 'object'
    ? NAMES.some((name) => (item as Record<string, unknown>)[name])
    : item !== '';

/**
 * A program: removes everything from a model's draft that isn't in the resume: names, addresses, employers, titles,
 * schools, dates, skills and links must occur in the text, and prose must consist of its words. Drops
 * entries that lose their names.
 */
export default function groundedResume({ draft, text }: { draft: ResumeDraft; text: string }) {
  const source = sourceText(text);
  const checks: Record<string, (words: string) => boolean> = {
    email: (words) => isEmailAddress(words) && source.contains(words),
    phone: (words) => isPhoneNumber(words) && source.contains(words),
    linkedin: source.containsAddress,
    github: source.containsAddress,
    portfolio: source.containsAddress,
    url: source.containsAddress,
    startDate: source.containsDate,
    endDate: source.containsDate,
    graduationYear: source.containsDate,
    professionalSummary: source.supports,
    description: source.supports,
    achievements: source.supports,
  };
  function grounded(value: unknown, key: string): unknown {
    if (typeof value === 'string') return (checks[key] ?? source.contains)(value) ? value : '';
    if (Array.isArray(value))
      return [...new Set(value.map((item) => grounded(item, key)))].filter(isNamed);
    const parts = Object.entries(value as object).map(([name, part]): [string, unknown] => [
      name,
      grounded(part, name),
    ]);
    return Object.fromEntries(
      parts.filter(([name, part]) => part !== '' || !OPTIONAL.includes(name)),
    );
  }
  return grounded(draft, '') as ResumeDraft;
}
