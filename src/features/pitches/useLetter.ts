import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import {
  useGetAskedQuery,
  useGetInterviewsQuery,
  useGetMessagesQuery,
  useGetPitchesQuery,
  useGetProfileQuery,
  useGetStatusChangesQuery,
} from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { type Blank, type FoundBlank, findBlank } from '#domain/pitches/draft/replyDraft.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { onlyWanted, tickedLines } from '#domain/pitches/lines/askedLines.ts';
import { answeredAsks } from '#domain/pitches/lines/letterLines.ts';
import { languageOf, letterLanguage } from '#domain/pitches/prompt/letterLanguage.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import type { Mark } from './letter/letterMarks.ts';
import { isUnsaved } from './letter.ts';
import { selectLetter } from './letterSlice.ts';
import { showSent } from './letterSteps.ts';
import {
  type LettersState,
  selectAsked,
  selectAskedLines,
  selectIsDrawn,
  selectLastSent,
  selectLetterLead,
  selectMessage,
  selectPitch,
  selectReplyLines,
  selectSent,
  selectText,
  selectTicks,
} from './letterView.ts';
import { usePitchWriters } from './usePitchWriters.ts';

/** What a selector says of the letter for a lead. */
const useOf = <Said>(leadId: string, select: (state: LettersState, leadId: string) => Said): Said =>
  useAppSelector((state: LettersState) => select(state, leadId));

/** Has the server's model read what the posting of a lead asks for, where there is one. */
export function useAsked(leadId: string) {
  const description = useOf(leadId, selectLetterLead)?.description ?? '';
  const isRead = usePitchWriters().modelFor('pages') === 'server-model';
  useGetAskedQuery(isRead && description.trim() !== '' ? { leadId, description } : skipToken);
  return useOf(leadId, selectAsked);
}

/** What the posting of a lead asks for, with the nearest lines of the profile under each. */
export function useAskedLines(leadId: string) {
  useAsked(leadId);
  return useOf(leadId, selectAskedLines);
}

/** What only the user can say in a reply, and where its words are; `null` where the user wrote it in other words. */
export interface OpenBlank {
  blank: Blank;
  found: FoundBlank | null;
}

/** Shows the letter that is sent from elsewhere, while a draft for the same is open here with nothing unsaved. */
function useSentElsewhere(leadId: string): void {
  const dispatch = useAppDispatch();
  const letter = useOf(leadId, selectLetter);
  const sent = useOf(leadId, selectLastSent);
  const isOpen = letter.status === 'open';
  const last = useRef({ isOpen, sentAt: sent?.sent?.at });
  useEffect(() => {
    const { isOpen: wasOpen, sentAt } = last.current;
    last.current = { isOpen, sentAt: sent?.sent?.at };
    if (!wasOpen || !sent || sentAt === sent.sent?.at) return;
    const isOther = sent.id !== letter.pitchId && sent.settings.purpose === letter.settings.purpose;
    if (isOther && !isUnsaved(letter) && !letter.writing) dispatch(showSent(leadId, sent));
  }, [dispatch, leadId, letter, sent, isOpen]);
}

/** The letter for a lead and what it's made of: the one model of its screen. */
export function useLetter(leadId: string) {
  const state = useOf(leadId, selectLetter);
  const lead = useOf(leadId, selectLetterLead);
  // Kept in the cache while the letter is open.
  const skip = state.status !== 'open';
  useGetPitchesQuery(leadId, { skip });
  useGetStatusChangesQuery(leadId, { skip });
  useGetInterviewsQuery(leadId, { skip });
  useGetMessagesQuery({ leadId }, { skip });
  const { data: profile } = useGetProfileQuery();
  const drawnAsked = useAskedLines(leadId);
  const stored = useOf(leadId, selectText);
  const pitch = useOf(leadId, selectPitch);
  const isDrawn = useOf(leadId, selectIsDrawn);
  const sent = useOf(leadId, selectSent);
  const message = useOf(leadId, selectMessage);
  const replyLines = useOf(leadId, selectReplyLines);
  // For a model, only what the user ticked is a wish.
  const ticks = useOf(leadId, selectTicks);
  const asked = useMemo(
    () => (isDrawn ? drawnAsked : onlyWanted(drawnAsked, ticks)),
    [isDrawn, drawnAsked, ticks],
  );
  const { writing } = state;
  useSentElsewhere(leadId);
  const text =
    writing?.first ?? (writing ? { subject: stored.subject, content: writing.text } : stored);

  // A letter is marked between two keystrokes, not during one.
  const content = useDeferredValue(text.content);
  const chosen = useMemo(() => tickedLines(asked), [asked]);
  const isWriting = writing !== null;
  const isReading = writing?.first != null;
  const blanks = useMemo(
    () =>
      replyLines.flatMap(({ blank }): OpenBlank[] =>
        blank ? [{ blank, found: findBlank(text.content, blank) }] : [],
      ),
    [replyLines, text.content],
  );
  const found = useMemo((): Mark[] => {
    if (isWriting && !isReading) return [];
    const keyOf = (text: string) => `ask:${asked.asks.findIndex((ask) => ask.text === text)}`;
    const answered = replyLines.flatMap(({ asked: text, text: said, blank }): Mark[] => {
      const start = blank ? -1 : content.indexOf(said);
      return start === -1 ? [] : [{ key: keyOf(text), start, end: start + said.length }];
    });
    const open = blanks.flatMap(({ blank, found }): Mark[] => {
      if (!found) return [];
      const { start, end, answer } = found;
      const mark = { key: keyOf(blank.asked), start, end };
      return [answer === null ? { ...mark, blank: blank.label } : mark];
    });
    if (replyLines.length > 0) return [...answered, ...open];
    if (isDrawn) {
      return chosen.flatMap(({ id, text: line }) => {
        const start = content.indexOf(line);
        return start === -1 ? [] : [{ key: `line:${id}`, start, end: start + line.length }];
      });
    }
    return answeredAsks(content, asked.asks).map(({ ask, start, end }) => ({
      key: `ask:${ask}`,
      number: ask + 1,
      start,
      end,
    }));
  }, [content, isWriting, isReading, isDrawn, chosen, asked, replyLines, blanks]);
  const description = lead?.description ?? '';
  // A letter of lines is in the language of the lines, if that isn't the posting's.
  const language = useMemo(
    () => (isDrawn && languageOf(content)) || letterLanguage(state.settings, description),
    [isDrawn, content, state.settings, description],
  );
  const claims = useMemo(
    () => (pitch && !isDrawn && !isWriting ? claimsIn(text.content, pitch.unsupportedClaims) : []),
    [pitch, isDrawn, isWriting, text.content],
  );
  return {
    leadId,
    state,
    lead,
    hasProfile: profile === undefined || hasProfile(profile),
    asked,
    chosen,
    /** `null` for one that we don't know. */
    language,
    sent,
    /** The message that it answers. */
    message,
    /** Of a reply: what only the user can say. */
    blanks,
    text,
    pitch,
    /** No model wrote it: ticks change its words. */
    isDrawn,
    isWriting,
    /** It's written and stored, and the model reads it as the employer would. */
    isReading,
    /** Where the letter says a line or answers a request; not yet while it's typed. */
    marks: content === text.content ? found : [],
    claims,
  };
}

export type OpenLetter = ReturnType<typeof useLetter>;
