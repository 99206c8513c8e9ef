import { degreeState, graduationYear } from '../asked/degrees.ts';
import { skillsOf } from '../asked/evidence.ts';
import type { Education, UserProfile } from '../contract/profile.ts';
import { personName } from '../personName.ts';
import type { PitchInput } from '../pitchInput.ts';
import { plainTitle } from '../postingNames.ts';
import { ownSentence } from './answerSentence.ts';
import { askedPhrase } from './askedPhrase.ts';
import { degreeNames } from './degreeNames.ts';
import { type LetterVoice, readableCompany } from './englishVoice.ts';
import type { ForeignPhrases } from './foreignPhrases.ts';
import { employerOf, roleOf } from './jobNames.ts';
import { endYear, fieldYears, isCurrent, isRecent, mainJob } from './mainJob.ts';
import { metFacts } from './metRequirements.ts';
import { readsAsName } from './readsAsName.ts';

/** 'Mein Abschluss: BSc Informatik, FH Wels.' '' for a degree that is misread, or that may not be finished. */
function degree(
  entry: Education,
  profile: UserProfile,
  phrases: ForeignPhrases,
  today: Date,
): string {
  const names = degreeNames(entry);
  const state = degreeState(entry, profile, today);
  if (!names || (state === 'unclear' && graduationYear(entry) === null)) return '';
  return `${state === 'held' ? phrases.degree : phrases.studies}${phrases.colon} ${names.join(', ')}.`;
}

function who({ profile, posting }: PitchInput, phrases: ForeignPhrases, today: Date): string {
  const job = mainJob(profile, posting.position);
  const end = job && !isCurrent(job) ? endYear(job) : null;
  const isPast = job !== undefined && end !== null && !isRecent(job, today);
  const [studied = ''] = profile.education
    .filter((entry) => !isPast || (graduationYear(entry) ?? 0) >= (end ?? 0))
    .map((entry) => degree(entry, profile, phrases, today))
    .filter((sentence) => sentence !== '');
  if (!job) return studied;
  const employer = employerOf(job);
  const role = `${roleOf(job)}${employer === '' ? '' : phrases.place(employer)}`;
  if (isPast) return [studied, phrases.until(role, end)].filter((text) => text !== '').join(' ');
  const years = fieldYears(profile, job, today);
  const inYears = years > 0 ? ` ${phrases.years(years)}` : '';
  return (isCurrent(job) ? phrases.current(role) : phrases.recent(role)) + inYears;
}

/** A letter's own words in German, French or Spanish, for an application. */
export function foreignVoice(
  input: PitchInput,
  language: string,
  phrases: ForeignPhrases,
  today: Date,
): LetterVoice {
  const { profile, posting, settings } = input;
  const list = new Intl.ListFormat(phrases.locale);
  const company = readableCompany(posting.company);
  const title = plainTitle(posting.position, posting.company);
  const person = personName(posting.contactName, posting.company)?.name ?? '';
  const labeled = (label: string, texts: readonly string[]): string =>
    texts.length > 0 ? `${label}${phrases.colon} ${texts.join(', ')}.` : '';
  return {
    language,
    greeting: phrases.greeting(person, settings.tone === 'formal'),
    who: who(input, phrases, today),
    purpose: readsAsName(title)
      ? phrases.purpose(title, company === '' ? '' : phrases.place(company))
      : '',
    closing: phrases.closing[settings.type],
    signOff: phrases.signOff,
    ask: (line, sentence, index) => {
      const phrase = askedPhrase(line.text, sentence, skillsOf(profile));
      return phrase?.isName ? `${phrases.asks[Math.min(index, 1)]} ${phrase.text}.` : '';
    },
    met: (covered, said) => {
      const facts = metFacts(covered, profile, said);
      const years = Number.parseInt(facts.years, 10);
      return [
        labeled(phrases.certificates, facts.certificates),
        // One degree is enough.
        ...(said.includes(`${phrases.degree}${phrases.colon}`) ? [] : facts.degrees)
          .slice(0, 1)
          .map((entry) => degree(entry, profile, phrases, today)),
        years > 0 ? phrases.years(years) : '',
        labeled(
          phrases.languages,
          facts.languages.map(({ text }) => text),
        ),
        facts.skills.length > 0 ? phrases.skills(list.format(facts.skills)) : '',
      ].filter((sentence) => sentence !== '' && !said.includes(sentence));
    },
    answer: (key) => {
      const text = profile.answers[key].trim().replace(/\.$/, '');
      return text === '' ? '' : (ownSentence(text) ?? labeled(phrases.answers[key], [text]));
    },
  };
}
