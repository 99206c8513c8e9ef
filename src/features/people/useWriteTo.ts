import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Person } from '#domain/contract/people.ts';
import { isActive } from '#domain/leads/lead.ts';
import { type LeadsState, selectLeadById } from '#features/leads/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { personPath } from './PersonActions.tsx';

/** The address of the letter screen, as a message to a person about a lead. */
export const letterPath = (personId: string, leadId: string): string =>
  `/app/pitches?lead=${encodeURIComponent(leadId)}&to=${encodeURIComponent(personId)}`;

/** The leads of a person that a message can be about: the open ones, or else the first. */
export function leadsToWriteAbout(state: LeadsState, { leads }: Person): Lead[] {
  const own = leads.flatMap(({ id }) => selectLeadById(state, id) ?? []);
  const open = own.filter(isActive);
  return open.length > 0 ? open : own.slice(0, 1);
}

/** Opens the letter screen as a message to a person. It asks about which lead, where there are several. */
export function useWriteTo(): (person: Person, leadId?: string | null) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (person, leadId) => {
    const [first, second] = leadsToWriteAbout(store.getState(), person);
    const about = leadId === undefined ? first?.id : leadId;
    if (leadId === undefined && second)
      dispatch(dialogOpened({ kind: 'writeTo', personId: person.id }));
    else if (about) void navigate(letterPath(person.id, about));
    else if (person.emails[0])
      window.location.assign(`mailto:${encodeURIComponent(person.emails[0])}`);
    else void navigate(personPath(person.id));
  };
}
