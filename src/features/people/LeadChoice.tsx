import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { foldText, searchWords } from '#domain/leads/searchText.ts';
import { selectLeads } from '#features/leads/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';

/** Options that show at once. */
const MOST = 20;

interface LeadChoiceProps {
  /** The leads that aren't offered. */
  without: ReadonlySet<string>;
  onChoose: (leadId: string) => void;
  /** The last row: adding a lead. */
  other: { label: string; onChoose: () => void };
}

const OTHER = 'other';

/** A button that becomes a field for choosing a lead. */
export function LeadChoice({ without, onChoose, other }: LeadChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const leads = useAppSelector(selectLeads);
  if (!isOpen) {
    return (
      <Button variant="ghost" icon={Plus} onClick={() => setOpen(true)}>
        Add a lead
      </Button>
    );
  }
  const words = searchWords(search);
  const options = leads
    .filter(({ id, title, company }) => {
      const text = foldText(`${title} ${company}`);
      return !without.has(id) && words.every((word) => text.includes(word));
    })
    .slice(0, MOST)
    .map(({ id, title, company }) => ({ value: id, label: `${title}, ${company}` }));
  return (
    <ComboboxField
      label="Lead"
      chosen={undefined}
      options={[...options, { value: OTHER, label: other.label }]}
      onSearchChange={setSearch}
      onValueChange={(id) => {
        setOpen(false);
        if (id === OTHER) other.onChoose();
        else onChoose(id);
      }}
    />
  );
}
