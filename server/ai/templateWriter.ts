import type { PitchLength } from '#domain/contract/enums.ts';
import type { Experience } from '#domain/contract/profile.ts';
import type { PitchBrief, Posting } from './pitchBrief.ts';
import { firstSentence, type PitchMaterial, pitchMaterial } from './pitchMaterial.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { PHRASES, type Phrases } from './templatePhrases.ts';

/** What a connection request on LinkedIn takes, in characters; a direct message should not have more. */
const MESSAGE_LENGTH = 300;

const SKILLS: Record<PitchLength, number> = { short: 3, medium: 4, long: 6 };

const sentences = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** 'A, B and C'. */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The contact as a letter addresses them: formally by the whole name, else by the first. */
function addressed({ contactName }: Posting, tone: PitchBrief['settings']['tone']): string {
  if (tone === 'formal') return contactName;
  const names = contactName
    .split(/\s+/)
    .filter((name) => !/^(?:dr|prof|mr|mrs|ms|mx)\.?$/i.test(name));
  return names[0] ?? '';
}

/** A job is a position; whatever else one may write about goes by its own name. */
const subjectOf = ({ position, category }: Posting, isProposal: boolean): string =>
  isProposal || /^(?:freelance-project|sales-lead|networking)$/.test(category)
    ? `“${position}”`
    : `the ${position} position`;

/** Sentences without a subject, as people write them in a CV: 'Led the rebuild'. */
const STARTS_WITH_DEED =
  /^(?:led|built|ran|wrote|made|grew|took|set|cut|kept|drove|brought|taught|won|began|sold|held|met|rebuilt|oversaw|[a-z]{3,}ed)\b/i;

/** What the writer did there, in the words of the profile. */
function experienceSentence({ title, company, endDate, description }: Experience): string {
  const deed = firstSentence(description);
  if (STARTS_WITH_DEED.test(deed)) {
    return `As ${title} at ${company} I ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`;
  }
  return sentences(`I ${endDate === '' ? 'work' : 'worked'} as ${title} at ${company}.`, deed);
}

function skillsSentence(
  { sharedSkills, otherSkills }: PitchMaterial,
  { length }: PitchBrief['settings'],
  phrases: Phrases,
): string {
  const most = SKILLS[length];
  if (sharedSkills.length > 0) return phrases.sharedSkills(listed(sharedSkills.slice(0, most)));
  return otherSkills.length > 0 ? phrases.otherSkills(listed(otherSkills.slice(0, most))) : '';
}

/** A sentence of the profile, with a word or two that lead to it. */
const introduced = (introduction: string, text: string): string => {
  const sentence = firstSentence(text);
  return sentence === '' || /^I\b/.test(sentence) ? sentence : `${introduction} ${sentence}`;
};

function termsParagraph({ profile }: PitchBrief, { terms }: Phrases): string {
  const { deliveryTime, communicationStyle, supportAfterDelivery, pricing } = profile.valueProps;
  const lines = [
    ['Delivery', deliveryTime],
    ['Communication', communicationStyle],
    ['Support afterwards', supportAfterDelivery],
    ['Pricing', pricing],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`- ${name}: ${value.trim()}`]));
  return lines.length === 0 ? '' : [terms, ...lines].join('\n');
}

function signature({ profile, settings }: PitchBrief, { signOff }: Phrases): string {
  const { name, email, portfolio } = profile.personalInfo;
  const address = settings.length === 'short' ? [] : [email, portfolio];
  return [signOff, name, ...address].filter((line) => line !== '').join('\n');
}

/** The paragraphs of a letter, by how long it may be. */
function letter(brief: PitchBrief, phrases: Phrases): string {
  const { profile, posting, settings } = brief;
  const { type, length, tone } = settings;
  const material = pitchMaterial(brief);
  const { experience, project } = material;
  const isProposal = type === 'proposal';
  const isCoverLetter = type === 'cover-letter';
  const isAtLeastMedium = length !== 'short';
  const isLong = length === 'long';

  const { yearsOfExperience: years } = profile;
  const yearsSentence = years > 0 ? phrases.years(years === 1 ? '1 year' : `${years} years`) : '';
  const summary = introduced(phrases.summary, profile.professionalSummary);
  const others = material.otherSkills.slice(0, SKILLS[length]);
  const [achievement = ''] = profile.additionalInfo.achievements;

  const paragraphs = [
    phrases.greeting(addressed(posting, tone), posting.company),
    sentences(
      phrases.opening(subjectOf(posting, isProposal), posting.company),
      isAtLeastMedium ? '' : skillsSentence(material, settings, phrases),
    ),
    isLong || (isCoverLetter && isAtLeastMedium) ? summary : '',
    isAtLeastMedium
      ? sentences(
          skillsSentence(material, settings, phrases),
          isLong && material.sharedSkills.length > 0 && others.length > 0
            ? phrases.otherSkills(listed(others))
            : '',
          yearsSentence,
        )
      : '',
    experience ? experienceSentence(experience) : '',
    isLong && project
      ? sentences(
          `${phrases.project} ${project.name}.`,
          firstSentence(project.description),
          project.url ?? '',
        )
      : '',
    isLong && !isProposal ? introduced(phrases.achievement, achievement) : '',
    isProposal ? termsParagraph(brief, phrases) : '',
    phrases.closing[type](posting.company),
    signature(brief, phrases),
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** A message in a line or two, for places that take no more: of the middle what fits. */
function message(brief: PitchBrief, phrases: Phrases): string {
  const { profile, posting, settings } = brief;
  const material = pitchMaterial(brief);
  const opening = sentences(
    phrases.greeting(addressed(posting, settings.tone), posting.company),
    phrases.opening(subjectOf(posting, settings.type === 'proposal'), posting.company),
  );
  const closing = phrases.closing[settings.type](posting.company);
  const whole = (...middle: string[]) =>
    `${sentences(opening, ...middle, closing)}\n${profile.personalInfo.name}`;
  const skills = skillsSentence(material, settings, phrases);
  const experience = material.experience ? experienceSentence(material.experience) : '';
  const candidates = [whole(skills, experience), whole(experience), whole(skills)];
  return candidates.find((text) => text.length <= MESSAGE_LENGTH) ?? whole();
}

const PLACEHOLDER = /\{\{? ?(company|position|location|contact|name|email|summary|skills) ?\}?\}/gi;

/** The user's own template with its blanks filled in, such as {company}; `null` when it has none. */
function filledTemplate({ profile, posting, settings }: PitchBrief): string | null {
  if (settings.template.search(PLACEHOLDER) === -1) return null;
  const values: Record<string, string> = {
    company: posting.company,
    position: posting.position,
    location: posting.location,
    contact: posting.contactName,
    name: profile.personalInfo.name,
    email: profile.personalInfo.email,
    summary: profile.professionalSummary,
    skills: listed(profile.skills.technicalSkills),
  };
  return settings.template.replace(
    PLACEHOLDER,
    (_, name: string) => values[name.toLowerCase()] ?? '',
  );
}

/**
 * Composes a draft from profile and posting, without any model: chooses what the two have in
 * common and says it in the words of the profile, so that it claims nothing beside them.
 */
export function writeFromTemplate(brief: PitchBrief): string {
  const { type, tone, length, platform } = brief.settings;
  const phrases = PHRASES[tone];
  const isMessage = platform === 'twitter' || (type === 'linkedin' && length === 'short');
  return filledTemplate(brief) ?? (isMessage ? message : letter)(brief, phrases);
}

/** The writer for a server without a model. */
export const templateWriter: PitchWriter = {
  name: 'template',
  async *write(brief, signal, inPieces) {
    signal.throwIfAborted();
    const text = writeFromTemplate(brief);
    // Piece by piece it still looks as it will with a model: a line at a time.
    yield* inPieces ? text.split(/(?<=\n)/) : [text];
  },
};
