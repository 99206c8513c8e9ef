import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { daysOverdue, followUpIn } from '#domain/leads/followUp.ts';
import { type FollowedUp, isPerson } from '#domain/leads/today.ts';
import { finishFollowUp, moveLeads, setFollowUp } from '#features/leads/index.ts';
import { personPath, setPeopleFollowUp, useWriteTo } from '#features/people/index.ts';
import { focusedRow, moveFocus } from '#features/shell/rowFocus.ts';
import { useShortcuts } from '#features/shell/useShortcuts.ts';

/** The letter that is due, by status. */
const LETTERS: Partial<Record<LeadStatus, string>> = {
  contacted: 'Write follow-up',
  applied: 'Write follow-up',
  proposal: 'Write follow-up',
  negotiating: 'Write reply',
  interviewing: 'Write thank-you',
  offer: 'Write answer',
};

/** Whether a follow-up is due. */
export const isDue = ({ nextFollowUpAt }: FollowedUp): boolean =>
  nextFollowUpAt !== null && daysOverdue(nextFollowUpAt) >= 0;

/** The name of the letter to write. */
export const letterOf = ({ status }: Lead): string => LETTERS[status] ?? 'Write pitch';

/** What a row does, by its key. */
export function useRowActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const writeTo = useWriteTo();
  return {
    d: (of: FollowedUp) =>
      void dispatch(isPerson(of) ? setPeopleFollowUp([of], null) : finishFollowUp(of)),
    z: (of: FollowedUp) =>
      void dispatch(
        isPerson(of) ? setPeopleFollowUp([of], followUpIn(1)) : setFollowUp([of], followUpIn(1)),
      ),
    w: (of: FollowedUp) =>
      isPerson(of) ? writeTo(of) : void navigate(`/app/pitches?lead=${encodeURIComponent(of.id)}`),
    close: (lead: Lead, as: StatusSetting) => void dispatch(moveLeads([lead], as)),
    open: (of: FollowedUp) =>
      void navigate(
        isPerson(of) ? personPath(of.id) : `/app/leads?lead=${encodeURIComponent(of.id)}`,
      ),
  };
}

/** The keys of the rows: j and k step; of the focused one: d marks it done, z snoozes it until tomorrow, w writes its letter. */
export function useRowKeys(rows: readonly FollowedUp[]): void {
  const actions = useRowActions();
  const onFocused = (action: (of: FollowedUp) => void) => () => {
    const id = focusedRow()?.dataset.row;
    const focused = rows.find((row) => row.id === id);
    if (focused) action(focused);
  };
  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    d: onFocused(actions.d),
    z: onFocused(actions.z),
    w: onFocused(actions.w),
  });
}

/** After each change, the row that comes next has the focus if the focused one has gone. */
export function useNextRowFocus() {
  const rows = useRef<HTMLDivElement>(null);
  const last = useRef<{ row: Element; index: number }>(null);
  const list = () => [...(rows.current?.querySelectorAll('[data-row]') ?? [])];
  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected) return;
    const { index } = last.current;
    last.current = null;
    const next = list()[index] ?? list().at(-1);
    if (document.activeElement === document.body) next?.querySelector('a')?.focus();
  });
  const remember = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element && target.closest('[data-row]');
    if (row) last.current = { row, index: list().indexOf(row) };
  };
  // The button of a menu isn't focused by a press.
  return { ref: rows, onFocus: remember, onPointerDown: remember };
}
