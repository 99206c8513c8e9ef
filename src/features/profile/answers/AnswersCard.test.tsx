import { screen, waitFor, within } from '@testing-library/react';
import { ProfileContent } from '#features/profile/ProfileContent.tsx';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { chooseAction } from '#test/chooseAction.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { AnswersCard } from './AnswersCard.tsx';

const kept = (question: string, answer: string, uses: number) => ({
  question,
  answer,
  uses,
  from: uses > 0 ? 'Avon Grid' : '',
  inForms: true,
  also: [],
  at: null,
  country: '',
  currency: '',
});

async function openAnswers() {
  const profile = makeProfile({
    keptAnswers: [
      kept('Which tool do you use?', 'A pencil.', 1),
      kept('Why this company?', 'The sea.', 3),
      kept('What draws you to our company?', 'The wind.', 0),
    ],
  });
  profile.answers = { ...profile.answers, salary: '€78,000 a year', start: '', licenses: '' };
  mockDb.reset({ profile });
  const app = renderFeature(<ProfileContent of={AnswersCard} />);
  await screen.findByRole('region', { name: 'Answers' });
  return app;
}

const questions = (): (string | null | undefined)[] =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('button span')?.textContent);

const row = (text: RegExp): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((item) => text.test(item.textContent ?? ''));
  if (!found) throw new Error(`No answer has ${text}.`);
  return found;
};

const stored = () => mockDb.profile?.keptAnswers;

test('lists the answers of forms and letters, the most used first, and finds them', async () => {
  const { user } = await openAnswers();
  expect(questions().slice(0, 2)).toEqual(['Why this company?', 'Which tool do you use?']);
  expect(row(/€78,000/)).toHaveTextContent('Goes into letters that ask for it, never into forms');
  expect(row(/The sea/)).toHaveTextContent('From the form at Avon Grid');
  await user.type(screen.getByRole('searchbox', { name: 'Search answers' }), 'pencil');
  expect(questions()).toEqual(['Which tool do you use?']);
});

test('is edited in place: Escape cancels, Ctrl Enter saves', async () => {
  const { user } = await openAnswers();
  await user.click(within(row(/The sea/)).getByRole('button', { name: /^Why this company/ }));
  await user.keyboard(' And more{Escape}');
  // The focus returns before another answer is edited.
  await waitFor(() =>
    expect(within(row(/The sea/)).getByRole('button', { name: /^Why/ })).toHaveFocus(),
  );
  await user.click(within(row(/€78,000/)).getByRole('button', { name: /^Salary/ }));
  await user.keyboard(' or more{Control>}{Enter}{/Control}');
  await waitFor(() => expect(row(/a year or more/)).toBeVisible());
  expect(mockDb.profile?.answers.salary).toBe('€78,000 a year or more');
  expect(stored()?.map(({ answer }) => answer)).toContain('The sea.');
});

test('an answer is deleted, and undone', async () => {
  const { user, store } = await openAnswers();
  await chooseAction(user, row(/A pencil/), 'Delete');
  await waitFor(() => expect(stored()).toHaveLength(2));
  const [toast] = store.getState().toasts;
  const [undo] = toast?.actions ?? [];
  if (undo) store.dispatch(undo.action);
  await waitFor(() => expect(stored()).toHaveLength(3));
  expect(row(/A pencil/)).toBeVisible();
});

test('the same question in other words becomes one answer', async () => {
  const { user } = await openAnswers();
  await chooseAction(user, row(/The wind/), 'Why this company?');
  await waitFor(() =>
    expect(row(/The sea/)).toHaveTextContent('Also asked as “What draws you to our company?”'),
  );
  expect(stored()).toHaveLength(2);
});

test('a new answer is offered the questions of postings, and needs one', async () => {
  const { user } = await openAnswers();
  await user.click(screen.getByRole('button', { name: 'Add an answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), '1 March');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the question.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Question' }), 'When can you start?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockDb.profile?.answers.start).toBe('1 March'));
  expect(stored()).toHaveLength(3);
});
