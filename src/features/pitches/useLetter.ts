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
import { isUnsaved, selectLetter } from './letterSlice.ts';
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

/** Has the server's model read what the posting of a lead asks for, where there is one. */
export function useAsked(leadId: string) {
  const description = useAppSelector(
    (state: LettersState) => selectLetterLead(state, leadId)?.description ?? '',
  );
  const isRead = usePitchWriters().modelFor('pages') === 'server-model';
  useGetAskedQuery(isRead && description.trim() !== '' ? { leadId, description } : skipToken);
  return useAppSelector((state: LettersState) => selectAsked(state, leadId));
}

/** What the posting of a lead asks for, with the nearest lines of the profile under each. */
export function useAskedLines(leadId: string) {
  useAsked(leadId);
  return useAppSelector((state: LettersState) => selectAskedLines(state, leadId));
}

/** What only the user can say in a reply, and where its words are; `null` where the user wrote it in other words. */
export interface OpenBlank {
  blank: Blank;
  found: FoundBlank | null;
}

/** Shows the letter that is sent from elsewhere, while a draft for the same is open here with nothing unsaved. */
function useSentElsewhere(leadId: string): void {
  const dispatch = useAppDispatch();
  const letter = useAppSelector((state: LettersState) => selectLetter(state, leadId));
  const sent = useAppSelector((state: LettersState) => selectLastSent(state, leadId));
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
  const state = useAppSelector((now: LettersState) => selectLetter(now, leadId));
  const lead = useAppSelector((now: LettersState) => selectLetterLead(now, leadId));
  // Kept in the cache while the letter is open.
  const skip = state.status !== 'open';
  useGetPitchesQuery(leadId, { skip });
  useGetStatusChangesQuery(leadId, { skip });
  useGetInterviewsQuery(leadId, { skip });
  useGetMessagesQuery({ leadId }, { skip });
  const { data: profile } = useGetProfileQuery();
  const drawnAsked = useAskedLines(leadId);
  const stored = useAppSelector((now: LettersState) => selectText(now, leadId));
  const pitch = useAppSelector((now: LettersState) => selectPitch(now, leadId));
  const isDrawn = useAppSelector((now: LettersState) => selectIsDrawn(now, leadId));
  const sent = useAppSelector((now: LettersState) => selectSent(now, leadId));
  const message = useAppSelector((now: LettersState) => selectMessage(now, leadId));
  const replyLines = useAppSelector((now: LettersState) => selectReplyLines(now, leadId));
  // For a model, only what the user ticked is a wish.
  const ticks = useAppSelector((now: LettersState) => selectTicks(now, leadId));
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
