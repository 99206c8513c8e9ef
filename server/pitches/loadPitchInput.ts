import type { ContactInfo, Lead } from '#domain/contract/leads.ts';
import {
  type CompletePitchRequest,
  type Pitch,
  pitchSettingsSchema,
} from '#domain/contract/pitches.ts';
import {
  type FollowUp,
  followUpContext,
  NOTHING_SENT,
} from '#domain/pitches/followUp/followUpContext.ts';
import {
  type PitchInput,
  pitchContact,
  postingFrom,
  repliedTo,
} from '#domain/pitches/pitchInput.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { listInterviews } from '../interviews/repository.ts';
import { keptAsked } from '../leads/askedReading.ts';
import { parseLeadId } from '../leads/leadId.ts';
import { loadLead } from '../leads/repository.ts';
import { listStatusChanges } from '../leads/statusChanges.ts';
import { findMessage } from '../messages/repository.ts';
import { findProfile } from '../profile/repository.ts';
import { pitchNotFound } from './pitchId.ts';
import { findPitch, listSentPitches } from './repository.ts';

/** What a follow-up follows up on, as it's stored: never what the client says. */
async function loadFollowUp(
  db: Database,
  userId: string,
  { purpose, timeZone, messageId }: CompletePitchRequest,
  lead: Lead | null,
): Promise<FollowUp | undefined> {
  if (purpose === 'first') return undefined;
  const context = lead
    ? followUpContext(
        lead,
        await listSentPitches(db, userId, lead.id),
        (await listStatusChanges(db, userId, lead.id)) ?? [],
        await listInterviews(db, userId, lead.id),
      )
    : NOTHING_SENT;
  const message =
    lead && purpose === 'reply' && messageId ? await findMessage(db, userId, messageId) : null;
  const isOfLead = message !== null && message.leadId === lead?.id;
  return { ...context, purpose, timeZone, message: isOfLead ? message : undefined };
}

export interface LoadedPitchInput {
  input: PitchInput;
  leadId: string | null;
  contactInfo: ContactInfo;
}

/**
 * The stored pitch whose letter is continued, or read again. Throws a 404 if it isn't the user's, and a 400 if there is
 * nothing to continue, or no model wrote what is to be read.
 */
export async function loadPitchToGoOn(
  db: Database,
  userId: string,
  { continues, reads }: Pick<CompletePitchRequest, 'continues' | 'reads'>,
): Promise<{ cut: Pitch | null; again: Pitch | null }> {
  const given = continues ?? reads;
  if (given === undefined) return { cut: null, again: null };
  const id = parseLeadId(given);
  const pitch = id && (await findPitch(db, userId, id));
  if (!pitch) throw pitchNotFound();
  if (continues === undefined) {
    if (pitch.writer !== 'server-model') throw new HttpError(400, 'No model wrote the letter.');
    return { cut: null, again: pitch };
  }
  if (!pitch.cutOff) throw new HttpError(400, 'The letter is complete.');
  return { cut: pitch, again: null };
}

/**
 * Loads what a pitch is written from. Throws a 400 if the user has no profile and a 404 if the lead
 * isn't the user's.
 *
 * @param resumeText gets the text of the user's resume
 */
export async function loadPitchInput(
  db: Database,
  userId: string,
  request: CompletePitchRequest,
  resumeText: () => Promise<string>,
): Promise<LoadedPitchInput> {
  const lead = request.leadId === undefined ? null : await loadLead(db, userId, request.leadId);
  const profile = await findProfile(db, userId);
  if (!hasProfile(profile)) {
    throw new HttpError(400, 'Complete your profile first. Pitches use facts from your profile.');
  }
  const posting = postingFrom(request, lead);
  // The letter answers what the user sees: the requests that a model found, if one did.
  const isLeads = lead && posting.description === lead.description;
  const asked = isLeads ? await keptAsked(db, userId, lead) : undefined;
  const followUp = await loadFollowUp(db, userId, request, lead);
  return {
    input: {
      profile,
      resume: await resumeText(),
      posting:
        followUp?.purpose === 'reply'
          ? repliedTo(posting, followUp.message)
          : { ...posting, asked },
      settings: pitchSettingsSchema.parse(request),
      followUp,
    },
    leadId: lead?.id ?? null,
    contactInfo: pitchContact(request, lead),
  };
}
