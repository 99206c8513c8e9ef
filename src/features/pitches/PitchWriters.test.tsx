import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { PitchesPage } from '#pages/PitchesPage.tsx';
import { renderFeature } from '#test/renderFeature.tsx';

interface StandIn {
  availability: Availability;
  chunks: string[];
  /** The model's input. */
  prompts: string[];
  destroyed: number;
  /** Stays open after the chunks. */
  isEndless: boolean;
}

/** Stands in for Chrome's `LanguageModel`. */
function installModel(changes: Partial<StandIn> = {}): StandIn {
  const model: StandIn = {
    availability: 'available',
    chunks: ['Dear Helio, ', 'I led 77 people.'],
    prompts: [],
    destroyed: 0,
    isEndless: false,
    ...changes,
  };
  const create = async ({ initialPrompts, monitor }: LanguageModelCreateOptions) => {
    const target = new EventTarget();
    monitor?.(target as CreateMonitor);
    target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.42 }));
    return {
      promptStreaming: (prompt: string, { signal }: { signal: AbortSignal }) => {
        model.prompts.push(String(initialPrompts?.[0]?.content), prompt);
        return new ReadableStream<string>({
          start(controller) {
            for (const chunk of model.chunks) controller.enqueue(chunk);
            if (!model.isEndless) controller.close();
            signal.addEventListener('abort', () => controller.error(signal.reason));
          },
        });
      },
      destroy: () => {
        model.destroyed++;
      },
    };
  };
  Object.assign(globalThis, {
    LanguageModel: { availability: async () => model.availability, create },
  });
  return model;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  localStorage.clear();
});

async function openPitches(writer: string) {
  mockDb.reset({ profile: makeProfile() });
  const app = renderFeature(<PitchesPage />);
  const menu =
    writer !== 'Starting draft' && (await screen.findByRole('button', { name: /^Written by/ }));
  if (menu) {
    await app.user.click(menu);
    await app.user.click(
      await screen.findByRole('menuitemradio', { name: new RegExp(`^${writer}`) }),
    );
  }
  const type = async (label: string, text: string) => {
    await app.user.click(screen.getByLabelText(label, { selector: 'input, textarea' }));
    await app.user.paste(text);
  };
  await type('Company', 'Helio Grid');
  await type('Position', 'Data Engineer');
  return { ...app, type };
}

const output = () => within(screen.getByRole('region', { name: 'Pitch' }));

test("the browser's model writes, and its pitch is saved and names its writer", async () => {
  const model = installModel({ availability: 'downloadable' });
  const { user } = await openPitches('This browser');
  await user.click(screen.getByRole('button', { name: 'Generate Pitch' }));
  expect(await output().findByText('Written by: This browser’s model')).toBeVisible();
  expect(output().getByText('Dear Helio, I led 77 people.')).toBeVisible();
  expect(mockDb.pitches).toMatchObject([{ writer: 'browser-model', company: 'Helio Grid' }]);
  expect(mockDb.pitchesToday).toBe(0);
  expect(model.prompts.join('\n')).toMatch(/Only what PROFILE[\s\S]*Helio Grid/);
  expect(model.destroyed).toBe(1);
});

test("the browser's model can be stopped", async () => {
  const model = installModel({ isEndless: true });
  const { user } = await openPitches('This browser');
  await user.click(screen.getByRole('button', { name: 'Generate Pitch' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await output().findByText('Stopped')).toBeVisible();
  await waitFor(() => expect(model.destroyed).toBe(1));
  expect(mockDb.pitches).toEqual([]);
});

const LETTER = `Dear Helio Grid team,\n\n${'I built data pipelines for a bank for six years. '.repeat(5)}`;

async function openAssistant() {
  const app = await openPitches('Starting draft');
  // There is no model to choose.
  expect(screen.queryByRole('button', { name: /^Written by/ })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'use your own assistant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use your own assistant' }));
  return { ...app, dialog };
}

test("the user's own assistant gets the prompt, and its answer becomes the letter", async () => {
  const { user, dialog } = await openAssistant();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByText('Copied')).toBeVisible();
  const prompt = String(copy.mock.calls[0]?.[0]);
  expect(prompt).toContain('Helio Grid');
  const paste = dialog.getByRole('button', { name: 'Paste' });
  expect(paste).toHaveFocus();
  const clipboard = jest.spyOn(navigator.clipboard, 'readText');
  clipboard.mockResolvedValue(prompt);
  await user.click(paste);
  expect(await dialog.findByRole('alert')).toHaveTextContent('That is the prompt, not the answer.');
  expect(dialog.getByRole('button', { name: 'Use this letter' })).toBeDisabled();

  // A closed dialog keeps its step.
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'use your own assistant' }));
  const again = within(await screen.findByRole('dialog', { name: 'Use your own assistant' }));
  expect(again.getByRole('button', { name: 'Copy again' })).toBeVisible();
  clipboard.mockResolvedValue(LETTER);
  await user.click(again.getByRole('button', { name: 'Paste' }));
  await user.click(again.getByRole('button', { name: 'Use this letter' }));
  expect(await output().findByText('Written by: Your own assistant')).toBeVisible();
  expect(mockDb.pitches).toMatchObject([{ writer: 'assistant', content: LETTER.trim() }]);
});

test('takes the answer in the field where the browser refuses the clipboard', async () => {
  const { user, dialog } = await openAssistant();
  jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('blocked'));
  await user.click(dialog.getByRole('button', { name: 'Paste' }));
  expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
  await user.paste('Sure!');
  expect(dialog.getByRole('alert')).toHaveTextContent('This is too short for a letter.');
});

test('lists what a starting draft will not follow before it is written', async () => {
  const { user, type } = await openPitches('Starting draft');
  await user.click(screen.getByRole('button', { name: /^Email, professional/ }));
  await type('Custom Prompt', 'Add "I can start in May." Keep it short.');
  expect(screen.getByText('Keep it short.')).toBeVisible();
});
