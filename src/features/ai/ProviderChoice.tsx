import { useId } from 'react';
import { AI_PROVIDER_NAMES, isByKey } from '#domain/aiAddress.ts';
import { AI_PROVIDERS, type AiProvider } from '#domain/contract/aiProviders.ts';
import { Choices } from '#ui/fields/Choices.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { LocalServers } from './LocalServers.tsx';
import type { AiForm } from './useAiForm.ts';

const optionOf = (value: AiProvider) => ({
  value,
  label: AI_PROVIDERS[value].label,
  isWide: value === 'other',
});

const WITH_KEY = AI_PROVIDER_NAMES.filter(isByKey).map(optionOf);
const AT_ADDRESS = AI_PROVIDER_NAMES.filter((provider) => !isByKey(provider)).map(optionOf);

/** The provider, in two groups that say what it needs. */
export function ProviderChoice({ form, isLocal }: { form: AiForm; isLocal: boolean }) {
  const name = useId();
  const choice = {
    name,
    value: form.draft.provider,
    onValueChange: (provider: AiProvider) => form.chooseProvider(provider),
  };
  return (
    <Section title="Provider">
      {isLocal && <LocalServers form={form} />}
      <Choices label="With a key" {...choice} options={WITH_KEY} />
      <Choices label="At an address" {...choice} options={AT_ADDRESS} />
    </Section>
  );
}
