import type { AiOverview } from '#domain/contract/ai.ts';
import { Choices } from '#ui/fields/Choices.tsx';
import { CardPart } from '#ui/layout/PartsCard.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import type { AiForm } from './useAiForm.ts';

/** The server's model or an own one, where the operator set up a model. */
export function SourceChoice({ ai, form }: { ai: AiOverview; form: AiForm }) {
  if (!ai.server) return null;
  const { model, dailyLimit } = ai.server;
  return (
    <CardPart>
      <Stack>
        <Text $size="body" $tone="ink2">
          Your server offers {model}.{ai.allowsOwn && ' You can use your own instead.'}
        </Text>
        {ai.allowsOwn && (
          <Choices
            label="Model"
            value={form.draft.source}
            onValueChange={(source) => form.change({ source })}
            options={[
              {
                value: 'server',
                label: 'Your server’s model',
                hint: `${model}, ${dailyLimit} letters a day`,
                isWide: true,
              },
              {
                value: 'own',
                label: 'Your own model',
                hint: 'Your key or computer, no daily limit',
                isWide: true,
              },
            ]}
          />
        )}
      </Stack>
    </CardPart>
  );
}
