import { screen, waitFor, within } from '@testing-library/react';
import { mockDb, NO_AI } from '#mocks/db.ts';
import { REFUSED_KEY } from '#mocks/handlers/ai.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { AiSettings } from './AiSettings.tsx';

const KEY = 'sk-test-0123456789-4f7Q';
const SAVED = {
  ...NO_AI,
  source: 'own',
  model: 'gpt-5-mini',
  key: { end: '4f7Q', savedAt: '2026-11-12T09:00:00.000Z', isUsable: true },
} as const;

async function open() {
  const app = renderFeature(<AiSettings />);
  await screen.findByRole('heading', { name: 'Provider' });
  return app;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const testResult = () => button('Save').parentElement?.querySelector('[role=status]');

test('connects a model: key, model from the list, test, save', async () => {
  mockDb.reset();
  const { user } = await open();
  expect(button('Save')).toBeDisabled();
  await user.type(field('Key'), KEY);
  await user.click(screen.getByRole('combobox', { name: 'Model' }));
  await user.keyboard('mini');
  await user.click(await screen.findByRole('option', { name: 'gpt-5-mini' }));
  await user.click(button('Test'));
  await waitFor(() =>
    expect(testResult()).toHaveTextContent('Answered in 1.2 s. Structured answers: yes.'),
  );
  expect(mockDb.ai).toBeNull();
  await user.click(button('Save'));
  expect(await screen.findByText('AI settings saved.')).toBeVisible();
  expect(mockDb.ai).toMatchObject({ source: 'own', model: 'gpt-5-mini', key: { end: '4f7Q' } });
  expect(screen.getByRole('group', { name: 'Key' })).toHaveTextContent('4f7Q');
  expect(screen.queryByDisplayValue(KEY)).not.toBeInTheDocument();
});

test('takes the name of a model that is in no list', async () => {
  mockDb.reset();
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Ollama' }));
  await user.click(screen.getByRole('combobox', { name: 'Model' }));
  await user.keyboard('qwen3');
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('qwen3');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(mockDb.ai).toMatchObject({ provider: 'ollama', model: 'qwen3', key: null }),
  );
});

test('shows an error below the field that caused it, and what to do', async () => {
  mockDb.reset();
  const { user } = await open();
  await user.type(field('Key'), REFUSED_KEY);
  await user.tab();
  await waitFor(() => expect(field('Key')).toBeInvalid());
  expect(field('Key')).toHaveAccessibleDescription(
    /^OpenAI refused the key or password\. Check it\./,
  );
  expect(testResult()).toHaveTextContent('Letters use starting drafts until this works.');
  await user.click(screen.getByRole('radio', { name: 'Ollama' }));
  await user.clear(field('Address'));
  await user.type(field('Address'), 'http://127.0.0.1:8000');
  await user.tab();
  await waitFor(() =>
    expect(field('Address')).toHaveAccessibleDescription(/^Nothing answers at 127\.0\.0\.1:8000\./),
  );
});

describe('a saved key', () => {
  beforeEach(() => mockDb.reset({ ai: SAVED }));

  test('is replaced in an empty field, and Escape keeps it', async () => {
    const { user } = await open();
    await user.click(button('Replace'));
    expect(field('Key')).toHaveFocus();
    expect(field('Key')).toHaveValue('');
    expect(button('Save')).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(button('Replace')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Key' })).toHaveTextContent('4f7Q');
  });

  test('is removed after a question', async () => {
    const { user } = await open();
    await user.click(button('Remove'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(mockDb.ai?.key).toBeNull());
    expect(field('Key')).toHaveValue('');
  });

  test("isn't offered to another provider", async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Anthropic' }));
    expect(field('Key')).toHaveValue('');
    expect(button('Test')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'OpenAI' }));
    expect(screen.getByRole('group', { name: 'Key' })).toHaveTextContent('4f7Q');
  });
});

test("chooses between the server's model and an own one, if there is one", async () => {
  mockDb.reset({ model: 'gpt-5-mini', ai: SAVED });
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Your server’s model' }));
  expect(screen.queryByRole('heading', { name: 'Provider' })).not.toBeInTheDocument();
  await user.click(button('Save'));
  await waitFor(() => expect(mockDb.ai).toMatchObject({ source: 'server', model: 'gpt-5-mini' }));
});

test('offers a server for models on this computer', async () => {
  const baseUrl = 'http://localhost:11434';
  mockDb.reset({ localAi: [{ provider: 'ollama', baseUrl, models: ['qwen3'] }] });
  const { user } = await open();
  expect(await screen.findByText(/Ollama runs on this computer, with 1 model/)).toBeVisible();
  await user.click(button('Use Ollama'));
  expect(screen.getByRole('radio', { name: 'Ollama' })).toBeChecked();
  expect(screen.queryByText(/runs on this computer/)).not.toBeInTheDocument();
});

test('turns a use off at once, and says what is sent where', async () => {
  mockDb.reset({ ai: SAVED });
  const { user } = await open();
  const sent = screen.getByRole('region', { name: 'What is sent, and where' });
  expect(sent).toHaveTextContent('To api.openai.com, your server sends your resume’s text');
  expect(sent).toHaveTextContent('a page’s text');
  await user.click(screen.getByRole('checkbox', { name: 'Reading pages' }));
  await waitFor(() => expect(mockDb.ai).toMatchObject({ pages: false, letters: true }));
  expect(sent).not.toHaveTextContent('a page’s text');
});
