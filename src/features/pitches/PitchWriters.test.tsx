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
  await app.user.click(await screen.findByRole('radio', { name: writer }));
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
  expect(await screen.findByText(/Email · This browser’s model/)).toBeVisible();
  expect(mockDb.pitches).toMatchObject([{ writer: 'browser-model', company: 'Helio Grid' }]);
  expect(mockDb.pitchesToday).toBe(0);
  expect(model.prompts.join('\n')).toMatch(/never the writer's[\s\S]*Helio Grid/);
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

test("offers no model where there is none, and remembers the user's choice", async () => {
  const { user, unmount } = await openPitches('Your own assistant');
  expect(screen.queryByRole('radio', { name: 'This browser' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Server’s model' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy prompt' }));
  expect(await screen.findByText(/^Prompt copied\./)).toBeVisible();
  unmount();
  renderFeature(<PitchesPage />);
  expect(await screen.findByRole('radio', { name: 'Your own assistant' })).toBeChecked();
});

test("takes the answer of the user's own assistant from the clipboard", async () => {
  const { user } = await openPitches('Your own assistant');
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy prompt' }));
  await waitFor(() => expect(copy).toHaveBeenCalledTimes(1));
  expect(copy.mock.calls[0]?.[0]).toMatch(/never the writer's[\s\S]*"Helio Grid"/);
  const answer = 'Dear Helio Grid team, let me introduce myself.';
  jest.spyOn(navigator.clipboard, 'readText').mockResolvedValue(answer);
  await user.click(screen.getByRole('button', { name: 'Paste answer' }));
  expect(await output().findByText('Written by: Your own assistant')).toBeVisible();
  expect(mockDb.pitches).toMatchObject([{ writer: 'assistant', content: answer }]);
});

test('offers a field when the clipboard is blocked', async () => {
  const { user } = await openPitches('Your own assistant');
  jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('blocked'));
  await user.click(screen.getByRole('button', { name: 'Paste answer' }));
  await user.click(await screen.findByLabelText('Answer'));
  await user.paste('Dear team, hello.');
  expect(await output().findByText('Dear team, hello.')).toBeVisible();
});

test('lists what a starting draft will not follow before it is written', async () => {
  const { user, type } = await openPitches('Starting draft');
  await user.click(screen.getByRole('button', { name: 'Add a custom prompt' }));
  await type('Custom Prompt', 'Add "I can start in May." Keep it short.');
  expect(screen.getByText('Keep it short.')).toBeVisible();
});
