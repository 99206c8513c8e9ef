import { useState } from 'react';
import { isByKey } from '#domain/aiAddress.ts';
import type { AiProblem } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { localTime } from '#domain/localDate.ts';
import { TextLink } from '#ui/buttons/textLink.ts';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { problemText } from '#ui/fields/problemText.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import type { AiForm } from './useAiForm.ts';

/** Options in the open list; typing narrows them. */
const SHOWN = 100;

/** The model: one of the provider's list, or a name that the user types. */
export function ModelField({
  form,
  problem,
}: {
  form: AiForm;
  problem: AiProblem | null | undefined;
}) {
  const [search, setSearch] = useState('');
  const { draft, change, models, listModels } = form;
  const { provider, model } = draft;
  const { label } = AI_PROVIDERS[provider];
  const all = models.data?.models ?? [];
  const wanted = search.trim().toLowerCase();
  const found = all.filter((name) => name.toLowerCase().includes(wanted));
  const options = found.slice(0, SHOWN).map((name) => ({ value: name, label: name }));
  // The typed name itself, unless it is in the list.
  if (wanted !== '' && !found.some((name) => name.toLowerCase() === wanted)) {
    options.push({ value: search.trim(), label: `Use “${search.trim()}”` });
  }
  const who = isByKey(provider) ? label : 'the server';

  function note(): string {
    if (models.isReading) return `Reading the models of ${who}…`;
    if (models.data?.problem) return 'The list can’t be read. Type the name of a model.';
    if (!models.data) return 'Type the name of a model.';
    return `${found.length} of ${all.length} models`;
  }

  return (
    <ComboboxField
      label="Model"
      // The list is read as soon as the user comes here.
      onFocus={listModels}
      allowsOther
      chosen={model === '' ? undefined : { value: model, label: model }}
      onValueChange={(name) => change({ model: name })}
      onSearchChange={setSearch}
      options={options}
      note={note()}
      placeholder="Choose a model, or type its name"
      error={problemText(problem)}
      hint={
        models.data &&
        !models.data.problem && (
          <Row as="span" $justify="space-between" $gap={[0, 3]} $align="stretch">
            Read from {who} at {localTime(new Date(models.data.readAt))}.
            <TextLink as="button" type="button" onClick={models.readAgain}>
              Read again
            </TextLink>
          </Row>
        )
      }
    />
  );
}
