import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { cachedPitch } from '#api/cache.ts';
import { leadsById } from '#api/leadList.ts';
import type { ContactInfo, Lead, LineTick } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Pitch, PitchRequest, PitchSettings } from '#domain/contract/pitches.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { frameOf } from '#domain/pitches/draft/frameOf.ts';
import { lineLetter } from '#domain/pitches/draft/lineLetter.ts';
import { type ReplyLine, replyLines } from '#domain/pitches/draft/replyDraft.ts';
import { followUpContext } from '#domain/pitches/followUp/followUpContext.ts';
import type { AskedLines } from '#domain/pitches/lines/askedLines.ts';
import { chosenLines, linesFor } from '#domain/pitches/lines/chosenLines.ts';
import {
  type PitchInput,
  pitchContact,
  postingFrom,
  repliedTo,
} from '#domain/pitches/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { ownTimeZone } from '#domain/timeZone.ts';
import type { LetterText } from './letter.ts';
import { selectLetter } from './letterSlice.ts';

/* What the screen of a letter shows: drawn from the lead, the profile and the user's choices, or as stored. */

const { getLeads, getProfile, getAsked, getPitches, getStatusChanges } = api.endpoints;
const { getInterviews, getMessages } = api.endpoints;

export type LettersState = Parameters<ReturnType<typeof getLeads.select>>[0] &
  Parameters<typeof selectLetter>[0];

const NO_TICKS: LineTick[] = [];
const NO_PITCHES: Pitch[] = [];

function selectLeadById(state: LettersState, id: string): Lead | undefined {
  const list = getLeads.select()(state).data;
  return list && leadsById(list)[id];
}

/** The lead of a letter, with the person that it's written to as its contact. */
export const selectLetterLead = createSelector(
  [selectLeadById, (state: LettersState, leadId: string) => selectLetter(state, leadId).to],
  (lead, to): Lead | undefined => (lead && to ? { ...lead, contactInfo: to } : lead),
);

const selectProfile = (state: LettersState) => getProfile.select()(state).data ?? EMPTY_PROFILE;

/** What the posting of a lead asks for, as the server read it; by rules until it has. */
export const selectAsked = createSelector(
  [
    (state: LettersState, leadId: string) => selectLetterLead(state, leadId)?.description ?? '',
    (state: LettersState, leadId: string) => {
      const description = selectLetterLead(state, leadId)?.description ?? '';
      return getAsked.select({ leadId, description })(state).data;
    },
  ],
  (description, reading) => reading?.lines ?? askedFor(description),
);

/** The user's ticks, saved or not. */
export const selectTicks = (state: LettersState, leadId: string): LineTick[] =>
  selectLetter(state, leadId).ticks ?? selectLetterLead(state, leadId)?.lineTicks ?? NO_TICKS;

const selectPitches = (state: LettersState, leadId: string): Pitch[] =>
  getPitches.select(leadId)(state).data ?? NO_PITCHES;

/** The stored pitch that is open. */
export const selectPitch = (state: LettersState, leadId: string): Pitch | undefined => {
  const { pitchId } = selectLetter(state, leadId);
  const listed = selectPitches(state, leadId).find(({ id }) => id === pitchId);
  return listed ?? (pitchId === null ? undefined : cachedPitch(() => state, pitchId));
};

/** The letter of the lead that was sent last. */
export const selectLastSent = createSelector([selectPitches], (pitches): Pitch | undefined =>
  pitches
    .filter(({ sent }) => sent !== null)
    .toSorted((a, b) => (a.sent?.at ?? '').localeCompare(b.sent?.at ?? ''))
    .at(-1),
);

/** What was sent for the lead so far. */
export const selectSent = createSelector(
  [
    selectLetterLead,
    selectPitches,
    (state: LettersState, leadId: string) => getStatusChanges.select(leadId)(state).data,
    (state: LettersState, leadId: string) => getInterviews.select(leadId)(state).data,
  ],
  (lead, pitches, changes = [], interviews = []) =>
    lead && followUpContext(lead, pitches, changes, interviews),
);

const NO_MESSAGES: Message[] = [];

export const selectMessages = (state: LettersState, leadId: string): Message[] =>
  getMessages.select({ leadId })(state).data ?? NO_MESSAGES;

/** The message that the letter answers. */
export const selectMessage = (state: LettersState, leadId: string): Message | undefined => {
  const { purpose, messageId } = selectLetter(state, leadId).settings;
  if (purpose !== 'reply') return undefined;
  return selectMessages(state, leadId).find(({ id }) => id === messageId);
};

/** The request that the open letter is stored or written with. */
export const selectRequest = createSelector(
  [
    selectLetterLead,
    (state: LettersState, leadId: string) => selectLetter(state, leadId).settings,
    selectTicks,
  ],
  (lead, settings, lineTicks): PitchRequest | undefined =>
    lead && {
      ...settings,
      leadId: lead.id,
      company: lead.company,
      position: lead.title,
      description: lead.description,
      location: lead.location,
      category: lead.category ?? undefined,
      tags: lead.tags,
      contactInfo: pitchContact({ company: '', position: '' }, lead),
      lineTicks,
      timeZone: settings.purpose === 'first' ? undefined : ownTimeZone(),
    },
);

/** What a letter is drawn or written from. */
export const selectInput = createSelector(
  [selectRequest, selectLetterLead, selectProfile, selectAsked, selectSent, selectMessage],
  (request, lead, profile, asked, sent, message): PitchInput | undefined => {
    if (!request || !lead) return undefined;
    const { purpose = 'first', timeZone } = request;
    const posting = postingFrom(request, lead);
    return {
      profile,
      posting: purpose === 'reply' ? repliedTo(posting, message) : { ...posting, asked },
      settings: request as PitchInput['settings'],
      followUp: purpose === 'first' || !sent ? undefined : { ...sent, purpose, timeZone, message },
    };
  },
);

const NO_LINES: ReplyLine[] = [];

/** What a reply says to each request, and its blanks. */
export const selectReplyLines = createSelector([selectInput], (input) =>
  input?.followUp?.purpose === 'reply'
    ? replyLines(input, chosenLines(input), frameOf(input, []))
    : NO_LINES,
);

const NOTHING_ASKED: AskedLines = { asks: [], far: [], others: [] };

/** What they ask, with the lines of the profile under each. */
export const selectAskedLines = createSelector([selectInput], (input) =>
  input ? linesFor(input) : NOTHING_ASKED,
);

/** The letter that the ticked lines make. */
export const selectDrawn = createSelector(
  [selectInput],
  (input): LetterText => (input ? lineLetter(input) : { subject: '', content: '' }),
);

export interface DrawnWith {
  ticks?: LineTick[];
  settings?: PitchSettings;
  to?: ContactInfo;
}

/** The letter that other ticks, settings or another recipient would make. */
export function drawnWith(
  state: LettersState,
  leadId: string,
  { ticks, settings, to }: DrawnWith,
): LetterText {
  const input = selectInput(state, leadId);
  if (!input) return selectDrawn(state, leadId);
  const { posting } = input;
  return lineLetter({
    ...input,
    settings: { ...input.settings, ...settings },
    posting: {
      ...posting,
      lineTicks: ticks ?? posting.lineTicks,
      contactName: to?.name ?? posting.contactName,
    },
  });
}

/** The letter as the user sees it while nothing is being written. */
export const selectText = createSelector(
  [
    (state: LettersState, leadId: string) => selectLetter(state, leadId).text,
    selectPitch,
    selectDrawn,
  ],
  (text, pitch, drawn): LetterText =>
    text ?? (pitch ? { subject: pitch.subject || drawn.subject, content: pitch.content } : drawn),
);

/** Whether ticks change the words: no model wrote the letter. */
export const selectIsDrawn = (state: LettersState, leadId: string): boolean => {
  const pitch = selectPitch(state, leadId);
  return !pitch || pitch.writer === 'template';
};
