import { useGetAiQuery } from '#api/api.ts';
import type { AiOverview } from '#domain/contract/ai.ts';
import { PendingSettings } from '#features/shell/PendingSettings.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AiCard } from './AiCard.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { UsesCard } from './UsesCard.tsx';
import { useAiForm } from './useAiForm.ts';

function Content({ ai }: { ai: AiOverview }) {
  const form = useAiForm(ai);
  if (!ai.server && !ai.allowsOwn) {
    return <Card>This server has no AI model, and its operator has turned off own models.</Card>;
  }
  return (
    <Stack>
      <AiCard ai={ai} form={form} />
      <UsesCard settings={ai.settings} />
      <DestinationCard draft={form.draft} settings={ai.settings} />
    </Stack>
  );
}

/** Settings > AI: the user's model, what it is used for and what is sent. */
export function AiSettings() {
  const { data, error, refetch } = useGetAiQuery();
  if (data) return <Content ai={data} />;
  return <PendingSettings name="AI settings" error={error} onRetry={refetch} />;
}
