import { useState } from 'react';
import { useUpdateProfileMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { DEFAULT_CURRENCY } from '#domain/leads/amount.ts';
import { toastShown } from '#features/shell/index.ts';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

const names = new Intl.DisplayNames('en-US', { type: 'currency' });

/** 'EUR' -> 'EUR, Euro'. */
const optionOf = (value: string) => ({ value, label: `${value}, ${names.of(value)}` });

/** The currency of new values. */
export function CurrencySection({ profile }: { profile: UserProfile }) {
  const dispatch = useAppDispatch();
  const [updateProfile] = useUpdateProfileMutation();
  const [search, setSearch] = useState('');
  const found = Intl.supportedValuesOf('currency')
    .map(optionOf)
    .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));

  async function choose(currency: string) {
    const { error } = await updateProfile({ currency });
    if (!error) return;
    const text = `Error updating profile: ${errorMessage(error)}`;
    dispatch(toastShown({ tone: 'error', text }));
  }

  return (
    <SectionCard title="Currency" text="Existing leads keep their currency.">
      <ComboboxField
        label="For new amounts"
        chosen={optionOf(profile.currency ?? DEFAULT_CURRENCY)}
        onValueChange={choose}
        onSearchChange={setSearch}
        options={found}
        note={found.length === 0 ? 'No matching currencies.' : undefined}
      />
    </SectionCard>
  );
}
