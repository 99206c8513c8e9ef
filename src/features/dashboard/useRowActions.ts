import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { daysOverdue, followUpIn } from '#domain/leads/followUp.ts';
import { finishFollowUp, moveLeads, setFollowUp } from '#features/leads/index.ts';
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
export const isDue = ({ nextFollowUpAt }: Lead): boolean =>
  nextFollowUpAt !== null && daysOverdue(nextFollowUpAt) >= 0;

/** The name of the letter to write. */
export const letterOf = ({ status }: Lead): string => LETTERS[status] ?? 'Write pitch';

/** What a row does, by its key. */
export function useRowActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    d: (lead: Lead) => void dispatch(finishFollowUp(lead)),
    z: (lead: Lead) => void dispatch(setFollowUp([lead], followUpIn(1))),
    w: ({ id }: Lead) => void navigate(`/app/pitches?lead=${encodeURIComponent(id)}`),
    close: (lead: Lead, as: StatusSetting) => void dispatch(moveLeads([lead], as)),
    open: ({ id }: Lead) => void navigate(`/app/leads?lead=${encodeURIComponent(id)}`),
  };
}

/** The keys of the focused row: d marks it done, z snoozes it until tomorrow, w writes its letter. */
export function useRowKeys(leads: readonly Lead[]): void {
  const actions = useRowActions();
  const onFocused = (action: (lead: Lead) => void) => () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    const lead = leads.find(({ id }) => id === row?.dataset.row);
    if (lead) action(lead);
  };
  useShortcuts({ d: onFocused(actions.d), z: onFocused(actions.z), w: onFocused(actions.w) });
}
