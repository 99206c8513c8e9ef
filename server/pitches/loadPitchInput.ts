import type { ContactInfo, Lead } from '#domain/contract/leads.ts';
import type { CompletePitchRequest } from '#domain/contract/pitches.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { hasProfile } from '#domain/profile.ts';
import type { PitchInput, Posting } from '../ai/pitchInput.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { leadNotFound, parseLeadId } from '../leads/leadId.ts';
import { findLead } from '../leads/repository.ts';
import { findProfile } from '../profile/repository.ts';

const NO_CONTACT: ContactInfo = { name: '', email: '', phone: '' };

/** Without the 'N/A' of older leads. */
const knownContact = ({ name, email, ...contact }: ContactInfo): ContactInfo => ({
  ...contact,
  name: name === NOT_AVAILABLE ? '' : name,
  email: email === NOT_AVAILABLE ? '' : email,
});

/** The contact of the request, or else the lead's. They are never mixed: one person's address. */
function contactFrom({ contactInfo = NO_CONTACT }: CompletePitchRequest, lead: Lead | null) {
  const sent = knownContact(contactInfo);
  const isGiven = Object.values(sent).some((value) => value !== '');
  return isGiven || !lead ? sent : knownContact(lead.contactInfo);
}

/** The opportunity from the request. The lead fills in what the request leaves out. */
function postingFrom(
  request: CompletePitchRequest,
  lead: Lead | null,
  contact: ContactInfo,
): Posting {
  const { company, position, description, location, category, tags = [] } = request;
  return {
    company,
    position,
    description: description.trim() || (lead?.description ?? ''),
    location: location || (lead?.location ?? ''),
    category: category || (lead?.category ?? ''),
    compensationRange: lead?.compensationRange ?? '',
    tags: tags.length > 0 ? tags : (lead?.tags ?? []),
    contactName: contact.name,
  };
}

/** The user's lead. Throws a 404 if there's none with this id. */
export async function loadLead(db: Database, userId: string, leadId: string): Promise<Lead> {
  const id = parseLeadId(leadId);
  const lead = id === null ? null : await findLead(db, userId, id);
  if (!lead) throw leadNotFound();
  return lead;
}

/**
 * Loads what a pitch is written from. Throws a 400 if the user has no profile and a 404 if the lead
 * isn't the user's.
 */
export async function loadPitchInput(
  db: Database,
  userId: string,
  request: CompletePitchRequest,
): Promise<{ input: PitchInput; leadId: string | null; contactInfo: ContactInfo }> {
  const lead = request.leadId === undefined ? null : await loadLead(db, userId, request.leadId);
  const profile = await findProfile(db, userId);
  if (!hasProfile(profile)) {
    throw new HttpError(400, 'Complete your profile first. Pitches use facts from your profile.');
  }
  const contactInfo = contactFrom(request, lead);
  const { type, tone, length, platform, template, customPrompt } = request;
  const settings = { type, tone, length, platform, template, customPrompt };
  return {
    input: { profile, posting: postingFrom(request, lead, contactInfo), settings },
    leadId: lead?.id ?? null,
    contactInfo,
  };
}
