import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { currentEntity, isApiError } from '#api/apiError.ts';
import { cachedPitch } from '#api/cache.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { ThunkExtra } from '#api/sendRequest.ts';
import type { SentChannel } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { SentRequest } from '#domain/contract/sent.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { isActive } from '#domain/leads/lead.ts';
import { sentLabel } from '#domain/pitches/letter/sentLetter.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { offerUndo, type Undo } from '#features/shell/undoSlice.ts';
import type { ToastMessage } from '#ui/overlays/Toast.tsx';
import { leadListeners } from './leadListeners.ts';
import { type LeadsState, selectLeadById, selectStatuses } from './leadSelectors.ts';
import { type LeadThunk, offerFollowUp } from './leadThunks.ts';

/* "I applied": records what the user sent for a lead, with a way back. */

const { recordSent, getPitches } = api.endpoints;

/** A letter that left Leadside. */
export interface ExportedPitch {
  leadId: string | null | undefined;
  /** `undefined` for one that isn't saved. */
  pitchId: string | undefined;
  /** The text as it was exported. */
  content: string;
  /** `undefined` for one that was downloaded. */
  channel?: SentChannel;
}

/** What the user says they sent for a lead: a letter, its newest one, or something else. */
interface Sent {
  leadId: string;
  letter: Omit<ExportedPitch, 'leadId'> | 'newest' | null;
  /** Sets the follow-up of a lead without a later one. By default, one is offered. */
  followUpDays?: number;
}

/** The server couldn't be reached, so a client with an outbox keeps it. */
export const sentUnreached = createAction<SentRequest & { leadId: string }>('leads/sentUnreached');

/** The user says that they sent something. */
const sentConfirmed = createAction<Sent>('leads/sentConfirmed');

/**
 * Says that a pitch was copied, inserted or mailed, and offers to record that it was sent.
 *
 * @param others what else it offers
 */
export const pitchExported =
  (
    text: string,
    { leadId, ...letter }: ExportedPitch,
    others: NonNullable<ToastMessage['actions']> = [],
  ): ThunkAction<void, LeadsState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const lead = leadId && selectLeadById(getState(), leadId);
    const actions = [...others];
    if (lead && isActive(lead)) {
      const sent = { leadId: lead.id, letter: letter.pitchId ? letter : null };
      actions.unshift({ label: sentLabel(lead), action: sentConfirmed(sent) });
    }
    dispatch(
      toastShown({ tone: 'success', text, actions: actions.length > 0 ? actions : undefined }),
    );
  };

/** Sends the request for the lead as it is now, again if that changed elsewhere. */
const send =
  (
    leadId: string,
    request: SentRequest,
  ): ThunkAction<Promise<{ before: Lead; saved: Lead }>, LeadsState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    for (;;) {
      const before = selectLeadById(getState(), leadId);
      if (!before) throw new Error('This lead no longer exists.');
      const { version } = before;
      const { data, error } = await dispatch(recordSent.initiate({ leadId, ...request, version }));
      if (data) return { before, saved: data.lead };
      const current = currentEntity<Lead>(error);
      if (!current || current.version === version) throw error;
    }
  };

/** What the toast says after something was recorded. */
function recorded(before: Lead, saved: Lead, hasLetter: boolean, status: string): string {
  const kept = hasLetter ? 'The letter is in the timeline.' : '';
  if (saved.status === before.status) return kept || 'Last contact recorded.';
  return `Moved to ${status}. ${kept}`.trim();
}

/**
 * Records that the user sent something for a lead: status, date, resume and the letter. Offers to undo
 * it and to follow up. An error says that nothing was recorded, and offers to try again. Returns whether
 * it is recorded, or kept until it can be.
 */
export const recordAsSent =
  ({ leadId, letter, followUpDays }: Sent): LeadThunk =>
  async (dispatch, getState, extra) => {
    let request: SentRequest | undefined;
    try {
      const newest = async () => {
        const found = await dispatch(getPitches.initiate(leadId, { subscribe: false })).unwrap();
        return found[0] && { pitchId: found[0].id };
      };
      request = (letter === 'newest' ? await newest() : letter) ?? {};
      const lead = selectLeadById(getState(), leadId);
      if (followUpDays !== undefined && !lead?.nextFollowUpAt) {
        request = { ...request, nextFollowUpAt: followUpIn(followUpDays) };
      }
      const { pitchId } = request;
      const sent = (pitchId && cachedPitch(getState, pitchId)?.sent) || null;
      const { before, saved } = await dispatch(send(leadId, request));
      const { status, customStatus, lastContactAt, nextFollowUpAt, updatedAt } = before;
      const undo: Undo = {
        kind: 'update',
        leads: [
          {
            id: leadId,
            status,
            customStatus,
            lastContactAt,
            updatedAt,
            version: saved.version,
            ...(request.nextFollowUpAt && { nextFollowUpAt }),
          },
        ],
        letter: pitchId ? { pitchId, sent } : undefined,
      };
      const statusLabel = selectStatuses(getState()).label(saved);
      const text = recorded(before, saved, pitchId !== undefined, statusLabel);
      dispatch(offerUndo(undo, text, { about: leadId, actions: offerFollowUp([saved]) }));
      return true;
    } catch (error) {
      const isUnreached = isApiError(error) && error.kind === 'network';
      if (isUnreached && request && (extra as ThunkExtra).outbox) {
        dispatch(sentUnreached({ leadId, ...request }));
        return true;
      }
      const reason = isApiError(error) ? errorMessage(error) : (error as Error).message;
      dispatch(
        toastShown({
          tone: 'error',
          text: `Nothing was recorded: ${reason}`,
          about: leadId,
          actions: [
            { label: 'Try again', action: sentConfirmed({ leadId, letter, followUpDays }) },
          ],
        }),
      );
      return false;
    }
  };

leadListeners.startListening({
  actionCreator: sentConfirmed,
  effect: async ({ payload }, { dispatch }) => {
    await dispatch(recordAsSent(payload));
  },
});
