import type { PostingFact } from '#domain/contract/extraction.ts';
import { emailAddressesIn } from '#domain/emailAddress.ts';
import { personName } from '#domain/words/personName.ts';
import { anyOf } from '#domain/words/phrases.ts';
import { APPLICATION_WORDS } from '#domain/words/postingLabels.ts';
import { isoDate } from './isoDate.ts';
import { acceptsValue, factsOfLabel, type LabeledFact } from './labeledFacts.ts';
import { isPayLine } from './payText.ts';

/** A fact and the words of the posting that it rests on. */
export interface StatedFact {
  value: string;
  quote: string;
}
export type StatedFacts = Partial<Record<PostingFact, StatedFact>>;

/** The facts that labels stand before, besides those that a posting has no field for. */
const FACT_OF: Partial<Record<LabeledFact, PostingFact>> = {
  title: 'title',
  company: 'company',
  location: 'location',
  compensationRange: 'compensationRange',
  closesAt: 'deadline',
  contactName: 'contactName',
  contactEmail: 'contactEmail',
};

const stated = (fact: PostingFact, quote: string): StatedFact => ({
  value: fact === 'deadline' ? isoDate(quote) : quote,
  quote,
});

/** 'Location: Graz', or the label alone with its colon and the value in the next line. */
function labeledFacts(lines: readonly string[]): StatedFacts {
  const facts: StatedFacts = {};
  for (const [at, line] of lines.entries()) {
    const [, label = '', beside = ''] = /^([^:：\t]{2,40})[:：\t](.*)$/u.exec(line) ?? [];
    const value = beside.trim() || (lines[at + 1] ?? '');
    for (const labeled of label ? factsOfLabel(label.trim()) : []) {
      const fact = FACT_OF[labeled];
      if (fact && !facts[fact] && acceptsValue(labeled, value)) facts[fact] = stated(fact, value);
    }
  }
  return facts;
}

const APPLICATION = anyOf(APPLICATION_WORDS.use);
const NOT_FOR_APPLICATIONS = anyOf(APPLICATION_WORDS.notFor);

/** The one address that a line names for applications or questions, with the person right before it. */
function contactIn(lines: readonly string[]): StatedFacts {
  const found = lines.flatMap((line, at) => {
    const around = `${lines[at - 1] ?? ''} ${line}`;
    const isFor = APPLICATION.test(around) && !NOT_FOR_APPLICATIONS.test(around);
    return isFor ? emailAddressesIn(line).map((email) => ({ email, line })) : [];
  });
  const [first] = found;
  if (!first || found.some(({ email }) => email !== first.email)) return {};
  const { email, line } = first;
  const before = line.slice(0, line.indexOf(email));
  const [, name = ''] =
    /(?<![\p{L}'’-])((?:\p{Lu}[\p{L}'’-]+\.? ){1,3}\p{Lu}[\p{L}'’-]+)(?: at|,| –| -|:)? ?[(<[]?$/u.exec(
      before,
    ) ?? [];
  return {
    contactEmail: { value: email, quote: email },
    ...(name !== '' &&
      !APPLICATION.test(name) &&
      personName(name) && { contactName: { value: name, quote: name } }),
  };
}

/** Pay in a line of its own, if all such lines say the same. */
function payIn(lines: readonly string[]): StatedFact | undefined {
  const [pay, ...others] = new Set(lines.filter(isPayLine));
  return pay === undefined || others.length > 0 ? undefined : { value: pay, quote: pay };
}

/** What a posting states by its form: in labels, in lines of their own, or beside an address. */
export function statedFacts(lines: readonly string[]): StatedFacts {
  const facts = labeledFacts(lines);
  const { contactName, contactEmail } = contactIn(lines);
  const found = {
    compensationRange: payIn(lines),
    contactEmail,
    contactName: facts.contactEmail ? undefined : contactName,
    ...facts,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fact]) => fact !== undefined));
}
