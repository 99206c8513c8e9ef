import styled from 'styled-components';
import { useGetLocalAiQuery } from '#api/api.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { Button } from '#ui/buttons/Button.tsx';
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
export function LocalServers({ form }: { form: AiForm }) {
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
