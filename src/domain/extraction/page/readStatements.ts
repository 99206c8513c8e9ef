import { emailAddressesIn } from '#domain/emailAddress.ts';
import { comingDay } from '#domain/extraction/isoDate.ts';
import { isReference } from '#domain/extraction/labeledFacts.ts';
import { payIn } from '#domain/extraction/payText.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import postingLabels from '#domain/words/data/postingLabels.json' with { type: 'json' };
import { personName } from '#domain/words/personName.ts';
import { anyOf, patternOf } from '#domain/words/phrases.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

const APPLICATION = anyOf(postingLabels.application.use);
const NOT_FOR_APPLICATIONS = anyOf(postingLabels.application.notFor);
const DATE_AFTER = new RegExp(
  `(?<!\\p{L})(?:${patternOf(postingLabels.until)})(?!\\p{L})[ :]*(.{4,40})`,
  'giu',
);
const REFERENCE = new RegExp(
  `(?<!\\p{L})(?:${patternOf(postingLabels.labels.reference)})(?!\\p{L})[ :#]*(?:(?:number|nummer|nr\\.?|no\\.?|id|code)[ :#]*)?([\\p{L}\\p{N}._/-]{3,32})`,
  'giu',
);
const PERSON_AT_END =
  /(?<![\p{L}'’-])((?:\p{Lu}[\p{L}'’-]+\.? ){1,3}\p{Lu}[\p{L}'’-]+)(?: at|,| –| -|:)? ?[(<[]?$/u;

/** The one address that a line names for applications or questions, with the person right before it. */
function contactIn(lines: readonly string[]): PartialDraft['contactInfo'] {
  const found = lines.flatMap((line, at) => {
    const around = `${lines[at - 1] ?? ''} ${line}`;
    const isFor = APPLICATION.test(around) && !NOT_FOR_APPLICATIONS.test(around);
    return isFor ? emailAddressesIn(line).map((email) => ({ email, line })) : [];
  });
  const [first] = found;
  if (!first || found.some(({ email }) => email !== first.email)) return {};
  const { email, line } = first;
  const [, name = ''] = PERSON_AT_END.exec(line.slice(0, line.indexOf(email))) ?? [];
  const isPerson = name !== '' && !APPLICATION.test(name) && personName(name) !== null;
  return { email, name: isPerson ? name : '' };
}

/** The only one of several; '' if they differ. */
const only = (found: readonly string[]): string => {
  const [first = '', ...others] = new Set(found.filter(Boolean));
  return others.length > 0 ? '' : first;
};

/** The last day to apply, where a line about applying says until when. */
function deadlineIn(lines: readonly string[]): string {
  const today = calendarDateOf(new Date().toISOString());
  return only(
    lines
      .filter((line, at) => APPLICATION.test(`${lines[at - 1] ?? ''} ${line}`))
      .flatMap((line) =>
        [...line.matchAll(DATE_AFTER)].map(([, date = '']) => dateAtStart(date, today)),
      ),
  );
}

const DATE_STARTS = /^(?:\p{L}+,? )?(?:the |den |dem )?(?:\d|\p{Lu}\p{L}{2,})/u;
const dateAtStart = (text: string, today: string): string =>
  DATE_STARTS.test(text) ? comingDay(text.split(/[;,](?! ?\d)/)[0] ?? '', today) : '';

/** Reads what sentences state: the pay, the deadline, whom to write to, and the posting's reference. */
export function readStatements({ content }: Page): PartialDraft {
  const lines = plainText(content.body)
    .split('\n')
    .filter((line) => line !== '');
  const references = lines.flatMap((line) =>
    [...line.matchAll(REFERENCE)].map(([, code = '']) => code.replace(/[.,/-]{1,5}$/, '')),
  );
  return {
    compensationRange: only(lines.map(payIn)),
    closesAt: deadlineIn(lines),
    reference: references.find(isReference) ?? '',
    contactInfo: contactIn(lines) ?? {},
  };
}
