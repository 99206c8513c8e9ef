import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo } from 'react';
import { useGetAskedQuery, useGetProfileQuery, useUpdateLeadMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead, LineMatch } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import {
  type CoveredLine,
  coverage,
  coverCount,
  type Evidence,
  fitsNothing,
} from '#domain/pitches/asked/coverage.ts';
import { instructionsToAI } from '#domain/pitches/prompt/instructionsToAI.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { changeLeads, type LeadsState, selectLeadById } from '#features/leads/index.ts';
import { failed } from '#features/shell/failed.ts';
import { usePitchWriters } from '../usePitchWriters.ts';
import { matchesAdded, matchRemoved, selectAsked } from './askedSlice.ts';

/** The opportunity whose posting is read. */
interface AskedSource {
  description: string;
  /** The lead that keeps the removed matches. */
  leadId: string | null;
}

export interface AskedLines {
  /** In the posting's order. Empty until there is a profile. */
  lines: CoveredLine[];
  /** Lines that a profile can cover: all but documents to send and the like. */
  total: number;
  covered: number;
  /** The posting asks for experience, and nothing in the profile covers any of it. */
  fitsNothing: boolean;
  /** What the posting says to an AI. Letters ignore it. */
  toAI: string[];
  /** Who read the posting, where the user has a model. */
  readBy: string;
  /** The user wrote sentences for lines. */
  addMatches: (matches: LineMatch[]) => Promise<void>;
  removeMatch: (line: CoveredLine, evidence: Evidence) => void;
}

/** The match of a line with its evidence. */
export const matchOf = ({ text }: CoveredLine, evidenceId: string): LineMatch => ({
  asked: text,
  evidence: evidenceId,
});

const isSame = (a: LineMatch, b: LineMatch): boolean =>
  a.asked === b.asked && a.evidence === b.evidence;

const NONE: CoveredLine[] = [];

const READ_BY = { model: 'Read by your AI model.', rules: 'Read by rules.' };

/** What a posting asks for, and what of it the profile covers. */
export function useAsked({ description, leadId }: AskedSource): AskedLines {
  const dispatch = useAppDispatch();
  const { data: profile } = useGetProfileQuery();
  const [updateLead] = useUpdateLeadMutation();
  const lead = useAppSelector((state: LeadsState) => selectLeadById(state, leadId));
  const { choices } = useAppSelector(selectAsked);
  const { addedMatches, removedMatches } = lead ?? choices;
  // A long posting is read between two keystrokes, not during one.
  const text = useDeferredValue(description);
  const model = usePitchWriters().modelFor('pages');
  const isStored = lead !== null && lead !== undefined && lead.description === text;
  const { data: reading } = useGetAskedQuery(
    isStored && text.trim() !== '' && model === 'server-model'
      ? { leadId: lead.id, version: lead.version }
      : skipToken,
  );
  const asked = useMemo(
    () => (reading?.readBy === 'model' ? reading.lines : askedFor(text)),
    [reading, text],
  );
  const isCompared = reading?.profileVersion === profile?.version;
  const lines = useMemo(
    () =>
      hasProfile(profile)
        ? coverage(asked, profile, { addedMatches, removedMatches, isCompared })
        : NONE,
    [asked, profile, addedMatches, removedMatches, isCompared],
  );
  const toAI = useMemo(() => instructionsToAI(text), [text]);

  async function addMatches(matches: LineMatch[]) {
    if (!lead) {
      dispatch(matchesAdded(matches));
      return;
    }
    const changes = { addedMatches: [...lead.addedMatches, ...matches].slice(-LIMITS.lineMatches) };
    const { error } = await updateLead({ id: lead.id, changes, base: lead });
    if (error) dispatch(failed(error, 'updating lead', lead.id));
  }

  function removeMatch(line: CoveredLine, { id }: Evidence) {
    const match = matchOf(line, id);
    const changes = (now: Lead) => ({
      addedMatches: now.addedMatches.filter((added) => !isSame(added, match)),
      removedMatches: [...now.removedMatches, match].slice(-LIMITS.lineMatches),
    });
    if (lead) void dispatch(changeLeads([lead], changes, 'Match removed'));
    else dispatch(matchRemoved(match));
  }

  return {
    lines,
    ...coverCount(lines),
    fitsNothing: fitsNothing(lines),
    toAI,
    readBy: reading ? reading.notice || READ_BY[reading.readBy] : '',
    addMatches,
    removeMatch,
  };
}
