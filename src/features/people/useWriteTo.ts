import { useNavigate } from 'react-router-dom';
import { useAppStore } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { isActive } from '#domain/leads/lead.ts';
import { selectLeadById } from '#features/leads/index.ts';

/** The address of the letter screen, as a message to a person about a lead. */
export const letterPath = (personId: string, leadId: string): string =>
  `/app/pitches?lead=${encodeURIComponent(leadId)}&to=${encodeURIComponent(personId)}`;

/** Opens the letter screen as a message to a person, about the given lead or their first open one. */
export function useWriteTo(): (person: Person, leadId?: string) => void {
  const navigate = useNavigate();
  const store = useAppStore();
  return ({ id, leads, emails }, leadId) => {
    const own = leads.flatMap((lead) => selectLeadById(store.getState(), lead.id) ?? []);
    const about = leadId ?? (own.find(isActive) ?? own[0])?.id;
    if (about) void navigate(letterPath(id, about));
    else if (emails[0]) window.location.assign(`mailto:${encodeURIComponent(emails[0])}`);
    else void navigate(`/app/people?person=${encodeURIComponent(id)}`);
  };
}
