import type { Lead } from '#domain/contract/leads.ts';
import type { CompletePitchRequest } from '#domain/contract/pitches.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { hasProfile } from '#domain/profile.ts';
import type { PitchInput, Posting } from '../ai/pitchInput.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { leadNotFound, parseLeadId } from '../leads/leadId.ts';
import { findLead } from '../leads/repository.ts';
import { findProfile } from '../profile/repository.ts';

const given = (name: string | undefined): string => (name === NOT_AVAILABLE ? '' : (name ?? ''));

/** What the request says of the opportunity, and the lead where the request is silent. */
function postingOf(request: CompletePitchRequest, lead: Lead | null): Posting {
  const { company, position, description, location, category, tags = [] } = request;
  return {
    company,
    position,
    description: description.trim() || (lead?.description ?? ''),
    location: location || (lead?.location ?? ''),
    category: category || (lead?.category ?? ''),
    compensationRange: lead?.compensationRange ?? '',
    tags: tags.length > 0 ? tags : (lead?.tags ?? []),
    contactName: given(request.contactInfo?.name) || given(lead?.contactInfo.name),
  };
}

async function leadFor(db: Database, userId: string, leadId: string): Promise<Lead> {
  const id = parseLeadId(leadId);
  const lead = id === null ? null : await findLead(db, userId, id);
  if (!lead) throw leadNotFound();
  return lead;
}

/**
 * Gathers what a pitch is written from. Throws the 400 when there is no profile to write from, and
 * the 404 when the lead is not the user's.
 */
export async function briefFor(
  db: Database,
  userId: string,
  request: CompletePitchRequest,
): Promise<{ brief: PitchInput; leadId: string | null }> {
  const lead = request.leadId === undefined ? null : await leadFor(db, userId, request.leadId);
  const profile = await findProfile(db, userId);
  if (!hasProfile(profile)) {
    throw new HttpError(
      400,
      'Please complete your profile first: a pitch is written from what it says.',
    );
  }
  const { type, tone, length, platform, template, customPrompt } = request;
  const settings = { type, tone, length, platform, template, customPrompt };
  return {
    brief: { profile, posting: postingOf(request, lead), settings },
    leadId: lead?.id ?? null,
  };
}
