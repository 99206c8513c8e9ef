import type { Asked } from '#domain/contract/asked.ts';
import type { ContactInfo, Lead, LineTick } from '#domain/contract/leads.ts';
import type { PitchRequest, PitchSettings } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { NOT_AVAILABLE } from '#domain/leads/lead.ts';
import { theirWords } from '#domain/messages/theirWords.ts';
import { messageRequests } from './asked/messageRequests.ts';
import type { AnsweredMessage, FollowUp } from './followUp/followUpContext.ts';

/** The opportunity that a pitch is for. Unknown fields are empty. */
export interface Posting {
  company: string;
  position: string;
  description: string;
  location: string;
  category: string;
  compensationRange: string;
  tags: string[];
  contactName: string;
  /** The employer's number of the posting. */
  reference?: string;
  /** The user's own choice of lines. */
  lineTicks?: readonly LineTick[];
  /** What the posting asks for, where a model read it; otherwise rules read the description. */
  asked?: readonly Asked[] | undefined;
}

/** Everything that a pitch is written from. */
export interface PitchInput {
  profile: UserProfile;
  /** The text of the resume that the profile was last filled from. */
  resume?: string | undefined;
  posting: Posting;
  settings: Omit<PitchSettings, 'purpose' | 'messageId'> &
    Partial<Pick<PitchSettings, 'messageId'>>;
  /** `undefined` for a first letter. */
  followUp?: FollowUp | undefined;
}

const NO_CONTACT: ContactInfo = { name: '', email: '', phone: '' };

/** Without the 'N/A' that means an unknown name. */
const known = (text = ''): string => (text === NOT_AVAILABLE ? '' : text);

/** The contact of the request, or else the lead's. They are never mixed: one person's address. */
export function pitchContact({ contactInfo }: PitchRequest, lead: Lead | null): ContactInfo {
  const sent = { ...NO_CONTACT, ...contactInfo };
  const isGiven = Object.values(sent).some((value) => known(value) !== '');
  const contact = isGiven || !lead ? sent : lead.contactInfo;
  return { ...contact, name: known(contact.name) };
}

/** The opportunity from the request. The lead fills in what the request leaves out. */
export function postingFrom(request: PitchRequest, lead: Lead | null): Posting {
  const { company, position, description = '', location, category, tags = [] } = request;
  return {
    company,
    position,
    description: description.trim() || (lead?.description ?? ''),
    location: location || (lead?.location ?? ''),
    category: category || (lead?.category ?? ''),
    compensationRange: lead?.compensationRange ?? '',
    tags: tags.length > 0 ? tags : (lead?.tags ?? []),
    contactName: pitchContact(request, lead).name,
    reference: lead?.reference ?? '',
    lineTicks: request.lineTicks ?? lead?.lineTicks ?? [],
  };
}

/** The posting of a reply is the message that it answers. It's addressed to its sender as they sign. */
export function repliedTo(posting: Posting, message: AnsweredMessage | undefined): Posting {
  if (!message) return { ...posting, asked: [] };
  const { text, signedAs } = theirWords(message.text);
  const isSender = posting.contactName === known(message.fromName);
  return {
    ...posting,
    description: text,
    asked: messageRequests(text),
    contactName: (isSender && signedAs) || posting.contactName,
    reference: '',
  };
}

/** Whether the letter applies for a job: only that is called a position, and has no project's terms. */
export const isJob = ({ posting: { category }, settings }: PitchInput): boolean =>
  category === 'job-application' ||
  (settings.type !== 'proposal' &&
    !['freelance-project', 'sales-lead', 'networking'].includes(category));
