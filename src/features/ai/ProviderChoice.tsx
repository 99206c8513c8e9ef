import { useId } from 'react';
import styled from 'styled-components';
import { useGetLocalAiQuery } from '#api/api.ts';
import { AI_PROVIDER_NAMES, isByKey } from '#domain/aiAddress.ts';
import { AI_PROVIDERS, type AiProvider } from '#domain/contract/aiProviders.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choices } from '#ui/fields/Choices.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { color, radius, space, text, tone } from '#ui/theme.ts';
import type { AiForm } from './useAiForm.ts';

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${tone.info.bg};
  color: ${color.ink};
  ${text.small}
`;

const countOf = (models: number): string =>
  models === 0 ? 'without a model yet' : `with ${models} model${models === 1 ? '' : 's'}`;

/** Offers the servers for models that run on this computer. */
function LocalServers({ form }: { form: AiForm }) {
  const { data = [] } = useGetLocalAiQuery();
  return data
    .filter(({ provider }) => provider !== form.draft.provider)
    .map(({ provider, baseUrl, models }) => (
      <Offer key={provider}>
        {AI_PROVIDERS[provider].label} runs on this computer, {countOf(models.length)}.
        <Button onClick={() => form.chooseProvider(provider, baseUrl)}>
          Use {AI_PROVIDERS[provider].label}
        </Button>
      </Offer>
    ));
}

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
