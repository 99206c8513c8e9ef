import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { cachedPitch } from '#api/cache.ts';
import type { ContactInfo, Lead } from '#domain/contract/leads.ts';
import type { Pitch, PitchSettings } from '#domain/contract/pitches.ts';
import { contactOf, isSameContact } from '#domain/people/person.ts';
import { letterFrame } from '#domain/pitches/draft/letterFrame.ts';
import {
  followUpType,
  lastMessage,
  NOTHING_SENT,
  proposedPurpose,
} from '#domain/pitches/followUp/followUpContext.ts';
import { letterLanguage } from '#domain/pitches/prompt/letterLanguage.ts';
import { letterLoaded, type OpenedLetter } from './letterSlice.ts';
import { type LettersState, selectLetterLead, selectMessages, selectSent } from './letterView.ts';
import { EMPTY_SETTINGS, styleFor } from './pitchStyle.ts';

const { addLead, getPerson, findPeople, getMessages, updatePitch } = api.endpoints;
const { getLead, getPitch, getPitches, getStatusChanges, getInterviews, getProfile } =
  api.endpoints;

/** A message that asks someone for a referral, in the posting's language. A model follows it, too. */
function referral(settings: PitchSettings, description: string): Partial<PitchSettings> {
  const language = letterLanguage(settings, description) ?? 'English';
  const frame = letterFrame(language, 'friendly') ?? letterFrame('English', 'friendly');
  return {
    type: 'email',
    purpose: 'first',
    tone: 'friendly',
    length: 'short',
    ...(frame && { template: frame.referral }),
  };
}

type OpenThunk<Result> = ThunkAction<Promise<Result>, LettersState, unknown, UnknownAction>;

/**
 * What a lead's next letter starts with: what it's for, by the lead's history, and the settings used last. A question
 * that wasn't answered is next.
 *
 * @param messageId the message to answer
 */
function firstSettings(state: LettersState, lead: Lead, messageId: string | undefined) {
  const sent = selectSent(state, lead.id) ?? NOTHING_SENT;
  const messages = selectMessages(state, lead.id);
  const asked = messages.find(({ id }) => id === messageId) ?? lastMessage(messages, sent, true);
  const purpose = asked ? 'reply' : proposedPurpose(lead, sent);
  const message = asked ?? (purpose === 'reply' ? lastMessage(messages, sent, false) : undefined);
  const type = message?.fromAddress ? 'email' : followUpType(lead, sent);
  return {
    ...EMPTY_SETTINGS,
    ...styleFor(lead),
    ...(purpose !== 'first' && { purpose, type, messageId: message?.id ?? '' }),
    customPrompt: lead.customPrompt,
  };
}

/** Gives a letter without a lead one, with the same id. */
const addLeadFor =
  (id: string): OpenThunk<void> =>
  async (dispatch) => {
    const { data } = await dispatch(getPitch.initiate(id, { subscribe: false }));
    if (data?.leadId !== null) return;
    const { company, position: title, contactInfo } = data;
    const lead = { id, company, title, contactInfo, category: 'job-application' as const };
    await dispatch(addLead.initiate(lead));
    await dispatch(updatePitch.initiate({ id, changes: { leadId: id } }));
  };

/** Loads what a letter is drawn from. Resolves to whether all of it is there, now or from before. */
const load =
  (leadId: string): OpenThunk<boolean> =>
  async (dispatch) => {
    const once = { subscribe: false };
    const results = await Promise.all([
      dispatch(getLead.initiate(leadId, once)),
      dispatch(getPitches.initiate(leadId, once)),
      dispatch(getStatusChanges.initiate(leadId, once)),
      dispatch(getInterviews.initiate(leadId, once)),
      dispatch(getMessages.initiate({ leadId }, once)),
      dispatch(getProfile.initiate(undefined, once)),
    ]);
    return results.every(({ data, error }) => !error || data !== undefined);
  };

/**
 * Whom a stored letter is to, or a new one that isn't the first: who wrote the message that it answers, or wrote last.
 * `null` for the lead's contact.
 */
const recipientOf =
  (
    lead: Lead,
    stored: Pitch | undefined,
    { purpose, messageId }: PitchSettings,
  ): OpenThunk<ContactInfo | null> =>
  async (dispatch, getState) => {
    const named = stored?.contactInfo.name || stored?.contactInfo.email;
    if (
      stored ? !named || isSameContact(stored.contactInfo, lead.contactInfo) : purpose === 'first'
    )
      return null;
    const people = await dispatch(findPeople.initiate({ lead: lead.id }, { subscribe: false }));
    // As they are known now.
    const contacts = people.data?.map(contactOf) ?? [];
    const find = (contact: ContactInfo) => contacts.find((each) => isSameContact(each, contact));
    if (stored) return find(stored.contactInfo) ?? stored.contactInfo;
    const messages = selectMessages(getState(), lead.id);
    const wrote = (messageId ? messages.filter(({ id }) => id === messageId) : messages)
      .toReversed()
      .flatMap(({ id, fromName: name, fromAddress: email }) => {
        const sender = { name, email, phone: '' };
        return find(sender) ?? (id === messageId && (name || email) ? sender : []);
      });
    return wrote[0] ?? null;
  };

/** Opens the stored letter that was asked for, or the lead's newest for what comes next. */
export const openLetter =
  ({ leadId, pitchId, to: personId, messageId, asksForReferral }: OpenedLetter): OpenThunk<void> =>
  async (dispatch, getState) => {
    if (pitchId === leadId) await dispatch(addLeadFor(pitchId));
    const isLoaded = await dispatch(load(leadId));
    const lead = selectLetterLead(getState(), leadId);
    if (!lead || !isLoaded) {
      dispatch(letterLoaded({ leadId, failed: true }));
      return;
    }
    const asked = personId
      ? await dispatch(getPerson.initiate(personId, { subscribe: false }))
      : null;
    const person = asked?.data ? contactOf(asked.data) : null;
    const first = firstSettings(getState(), lead, messageId);
    const asking = referral(first, lead.description);
    const settings: PitchSettings = asksForReferral ? { ...first, ...asking } : first;
    const pitches = getPitches.select(leadId)(getState()).data ?? [];
    const stored = pitchId
      ? cachedPitch(getState, pitchId)
      : pitches.find(
          ({ settings: { purpose, template, messageId }, contactInfo }) =>
            purpose === settings.purpose &&
            messageId === settings.messageId &&
            (template === asking.template) === (asksForReferral ?? false) &&
            (!person || isSameContact(contactInfo, person)),
        );
    const to = person ?? (await dispatch(recipientOf(lead, stored, settings)));
    dispatch(
      letterLoaded({
        leadId,
        to,
        pitchId: stored?.id ?? null,
        settings: { ...settings, ...stored?.settings },
      }),
    );
  };
