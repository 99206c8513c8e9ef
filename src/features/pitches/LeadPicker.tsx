import { useState } from 'react';
import { useGetLeadsQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { leadMatcher, NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { selectLeads } from '#features/leads/index.ts';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';

/** How many leads the list shows; the search covers all. */
const SHOWN_LEADS = 50;

const leadOption = ({ id, title, company }: Lead) => ({
  value: id,
  label: `${title}, ${company}`,
});

/** The last option: what the letter is for is pasted or typed. */
const NO_LEAD = { value: 'none', label: 'Not a lead yet' };

interface SearchState {
  matching: number;
  all: number;
  isLoading: boolean;
  error: unknown;
}

function noteFor({ matching, all, isLoading, error }: SearchState): string | undefined {
  if (error) return `Error loading leads: ${errorMessage(error)}`;
  if (isLoading) return 'Loading your leads...';
  if (all === 0) return 'You have no leads yet.';
  if (matching === 0) return 'No matching leads.';
  if (matching <= SHOWN_LEADS) return undefined;
  return `${SHOWN_LEADS} of ${matching.toLocaleString()} leads. Type to narrow them down.`;
}

interface LeadPickerProps {
  /** '' when no lead is picked. */
  leadId: string;
  /** Gets '' for something that isn't a lead. */
  onPick: (leadId: string) => void;
}

/** Picks one of the user's leads with the same search as the leads page. */
export function LeadPicker({ leadId, onPick }: LeadPickerProps) {
  const { data, error } = useGetLeadsQuery();
  const leads = useAppSelector(selectLeads);
  const [search, setSearch] = useState('');
  const picked = leads.find(({ id }) => id === leadId);
  const matching = leads.filter(leadMatcher({ ...NO_LEAD_FILTERS, search }, leads));

  return (
    <ComboboxField
      label="For"
      placeholder="Search your leads…"
      chosen={picked ? leadOption(picked) : NO_LEAD}
      onValueChange={(value) => onPick(value === NO_LEAD.value ? '' : value)}
      onSearchChange={setSearch}
      options={[...matching.slice(0, SHOWN_LEADS).map(leadOption), NO_LEAD]}
      note={noteFor({
        matching: matching.length,
        all: leads.length,
        isLoading: !data?.isComplete,
        error,
      })}
    />
  );
}
