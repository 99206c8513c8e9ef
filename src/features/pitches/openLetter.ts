import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { cachedPitch } from '#api/cache.ts';
import type { ContactInfo, Lead, NewLead } from '#domain/contract/leads.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import { contactOf } from '#domain/people/person.ts';
import { letterFrame } from '#domain/pitches/draft/letterFrame.ts';
import { followUpType, proposedPurpose } from '#domain/pitches/followUp/followUpContext.ts';
import { letterLanguage } from '#domain/pitches/prompt/letterLanguage.ts';
import { letterLoaded, type OpenedLetter, selectLetters } from './letterSlice.ts';
import { asLead, type LettersState, selectLetterLead, selectSent } from './letterView.ts';
import { EMPTY_SETTINGS, styleFor } from './pitchStyle.ts';

const { getPerson, getLead, getPitch, getPitches, getStatusChanges, getInterviews, getProfile } =
  api.endpoints;

/** A message that asks someone for a referral, in the posting's language. A model follows it, too. */
function referral(settings: PitchSettings, description: string): Partial<PitchSettings> {
  const language = letterLanguage(settings, description) ?? 'English';
  const frame = letterFrame(language, 'friendly') ?? letterFrame('English', 'friendly');
  return {
    ...{ type: 'email', purpose: 'first', tone: 'friendly', length: 'short' },
    ...(frame && { template: frame.referral }),
  };
}

const isSameContact = (a: ContactInfo, b: ContactInfo): boolean =>
  b.email ? a.email === b.email : a.name === b.name;

type OpenThunk<Result> = ThunkAction<Promise<Result>, LettersState, unknown, UnknownAction>;

/** What a lead's next letter starts with: what it's for, by the lead's history, and the settings used last. */
function firstSettings(state: LettersState, lead: Lead) {
  const sent = selectSent(state, lead.id);
  const purpose = sent ? proposedPurpose(lead, sent) : 'first';
  return {
    ...EMPTY_SETTINGS,
    ...styleFor(lead),
    ...(sent && purpose !== 'first' && { purpose, type: followUpType(lead, sent) }),
    customPrompt: lead.customPrompt,
  };
}

/** The lead that a letter without one gets with its first change; `null` for others. */
const leadFor =
  (id: string): OpenThunk<NewLead | null> =>
  async (dispatch) => {
    const { data } = await dispatch(getPitch.initiate(id, { subscribe: false }));
    if (!data || data.leadId !== null) return null;
    const { company, position: title, contactInfo } = data;
    return { id, company, title, contactInfo, type: 'lead', category: 'job-application' };
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
      dispatch(getProfile.initiate(undefined, once)),
    ]);
    return results.every(({ data, error }) => !error || data !== undefined);
  };

/** Opens the stored letter that was asked for, or the lead's newest for what comes next. */
export const openLetter =
  ({ leadId, pitchId, to: personId, asksForReferral }: OpenedLetter): OpenThunk<void> =>
  async (dispatch, getState) => {
    const opened = selectLetters(getState())[leadId]?.newLead ?? null;
    const newLead = opened ?? (pitchId === leadId ? await dispatch(leadFor(pitchId)) : null);
    const isLoaded = newLead !== null || (await dispatch(load(leadId)));
    const lead = newLead ? asLead(newLead) : selectLetterLead(getState(), leadId);
    if (!lead || !isLoaded) {
      dispatch(letterLoaded({ leadId, failed: true }));
      return;
    }
    const person = personId
      ? await dispatch(getPerson.initiate(personId, { subscribe: false }))
      : null;
    const to = person?.data ? contactOf(person.data) : null;
    const first = firstSettings(getState(), lead);
    const settings: PitchSettings = asksForReferral
      ? { ...first, ...referral(first, lead.description) }
      : first;
    const pitches = getPitches.select(leadId)(getState()).data ?? [];
    const stored = pitchId
      ? cachedPitch(getState, pitchId)
      : pitches.find(
          ({ settings: { purpose, template }, contactInfo }) =>
            purpose === settings.purpose &&
            (!to || (isSameContact(contactInfo, to) && template === settings.template)),
        );
    dispatch(
      letterLoaded({
        ...{ leadId, newLead, to, pitchId: stored?.id ?? null },
        settings: { ...settings, ...stored?.settings },
      }),
    );
  };
