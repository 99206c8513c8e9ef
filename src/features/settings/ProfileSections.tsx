import { useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { NO_RESPONSE_AFTER_DAYS, QUIET_AFTER_DAYS, type QuietDays } from '#domain/leads/today.ts';
import { changeProfile } from '#features/profile/index.ts';
import { ownCurrency } from '#features/shell/ownCurrency.ts';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

const names = new Intl.DisplayNames('en-US', { type: 'currency' });

/** 'EUR' -> 'EUR, Euro'. */
const optionOf = (value: string) => ({ value, label: `${value}, ${names.of(value)}` });

const DAYS = [7, 14, 21, 30, 60];

/** The currency of new values. */
export function CurrencySection({ profile }: { profile: UserProfile }) {
  const dispatch = useAppDispatch();
  const [search, setSearch] = useState('');
  const found = Intl.supportedValuesOf('currency')
    .map(optionOf)
    .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <SectionCard title="Currency" text="Existing leads keep their currency.">
      <ComboboxField
        label="For new amounts"
        chosen={optionOf(profile.currency ?? ownCurrency())}
        onValueChange={(currency) => dispatch(changeProfile(() => ({ currency })))}
        onSearchChange={setSearch}
        options={found}
        note={found.length === 0 ? 'No matching currencies.' : undefined}
      />
    </SectionCard>
  );
}

/** After how many days without activity a lead is going quiet, and is proposed to be closed. */
export function QuietSection({ profile }: { profile: UserProfile }) {
  const dispatch = useAppDispatch();
  const field = (name: keyof QuietDays, label: string, chosen: number) => (
    <SelectField
      label={label}
      value={String(chosen)}
      options={[...new Set([...DAYS, chosen])].map((days) => ({
        value: String(days),
        label: `${days} days`,
      }))}
      onValueChange={(days) => dispatch(changeProfile(() => ({ [name]: Number(days) })))}
    />
  );
  const { quietAfterDays = QUIET_AFTER_DAYS, noResponseAfterDays = NO_RESPONSE_AFTER_DAYS } =
    profile;
  return (
    <SectionCard
      title="Going quiet"
      text="Leads with no activity for this many days show under Going quiet. Leads you applied to that haven't replied show under No reply, where you can close them with one click."
    >
      {field('quietAfterDays', 'Days without activity', quietAfterDays)}
      {field('noResponseAfterDays', 'Days without a reply', noResponseAfterDays)}
    </SectionCard>
  );
}
