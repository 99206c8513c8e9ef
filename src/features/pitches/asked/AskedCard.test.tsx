import { screen, waitFor, within } from '@testing-library/react';
import { useGetLeadsQuery } from '#api/api.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { mockServer } from '#mocks/node.ts';
import { profileSaveFailsScenario } from '#mocks/scenarios/profile.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { AskedCard } from './AskedCard.tsx';
import { useAsked } from './useAsked.ts';

const DESCRIPTION = `Requirements:
- Kubernetes in production
- Kafka or another message broker under real load
- Forklift license`;

const LEAD = makeLead({ description: DESCRIPTION });
const PROOF = { id: 'p', text: 'I run three Kubernetes clusters.', source: '', starred: false };

function Asked({ description = DESCRIPTION }) {
  useGetLeadsQuery();
  return <AskedCard asked={useAsked({ description, leadId: LEAD.id })} />;
}

async function openAsked(description = DESCRIPTION) {
  const profile = makeProfile({
    proofs: [PROOF],
    answers: EMPTY_PROFILE.answers,
    skills: { technicalSkills: ['React'], softSkills: [], certifications: [] },
    experience: [],
    projects: [],
  });
  mockDb.reset({ leads: [LEAD], profile });
  const { user } = renderFeature(<Asked description={description} />);
  const card = within(await screen.findByRole('region', { name: 'What they ask for' }));
  const row = (text: RegExp) => {
    const rows = card.getAllByRole('listitem');
    return within(rows.find(({ textContent }) => text.test(textContent)) as HTMLElement);
  };
  const add = async (name: RegExp, text: string) => {
    await user.click(card.getByRole('button', { name }));
    await user.keyboard(text);
  };
  return { user, card, row, add };
}

test('shows what covers each line, and what nothing covers yet', async () => {
  const { card, row } = await openAsked();
  expect(card.getByRole('status')).toHaveTextContent('You cover 1 of 3');
  expect(row(/production/).getByText(PROOF.text)).toBeVisible();
  expect(row(/production/).getByText('Kubernetes').tagName).toBe('MARK');
  expect(row(/Kafka/).getByRole('button', { name: /^Add a sentence for/ })).toBeVisible();
  expect(row(/Forklift/).getByRole('button', { name: /^Answer for/ })).toBeVisible();
});

test('a sentence for a line is kept as a proof, and an answer for all postings', async () => {
  const { user, card, add } = await openAsked();
  // No rule sees what it has to do with the line; the user does.
  await add(/^Add a sentence/, 'I kept a bank’s payments flowing.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('You cover 2 of 3'));
  expect(mockDb.profile?.proofs.at(-1)).toMatchObject({
    text: 'I kept a bank’s payments flowing.',
  });
  await waitFor(() => expect(mockDb.leads[0]?.addedMatches).toHaveLength(1));
  await add(/^Answer/, 'Forklift, class 2');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('You cover 3 of 3'));
  expect(mockDb.profile?.answers.licenses).toBe('Forklift, class 2');
});

test('what is typed stays after Escape and after an error', async () => {
  const { user, card, add } = await openAsked();
  await add(/^Add a sentence/, 'I ran Kafka.{Escape}');
  const link = card.getByRole('button', { name: /^Add a sentence/ });
  expect(link).toHaveFocus();
  mockServer.use(...profileSaveFailsScenario());
  await user.click(link);
  expect(card.getByRole('textbox')).toHaveValue('I ran Kafka.');
  await user.click(card.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error updating profile');
  expect(card.getByRole('textbox')).toHaveValue('I ran Kafka.');
});

test('a sentence may have 300 characters', async () => {
  const { user, card } = await openAsked();
  await user.click(card.getByRole('button', { name: /^Add a sentence/ }));
  await user.paste('x'.repeat(301));
  expect(card.getByRole('alert')).toHaveTextContent('Use 300 characters or fewer.');
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a wrong match is removed for this lead', async () => {
  const { user, card, row } = await openAsked();
  await user.click(card.getByRole('button', { name: 'Correct matches' }));
  await user.click(row(/production/).getByRole('button', { name: 'Not a match' }));
  expect(row(/production/).queryByText(PROOF.text)).not.toBeInTheDocument();
  expect(card.getByRole('status')).toHaveTextContent('You cover 0 of 3');
  await waitFor(() =>
    expect(mockDb.leads[0]?.removedMatches).toEqual([
      { asked: 'Kubernetes in production', evidence: 'proof:p' },
    ]),
  );
});

test('shows the first rows of a long list, and all on request', async () => {
  const items = Array.from({ length: 14 }, (_, at) => `- Weld part ${at} of the hull by hand`);
  const { user, card } = await openAsked(`Requirements:\n${items.join('\n')}`);
  expect(card.getAllByRole('listitem')).toHaveLength(8);
  await user.click(card.getByRole('button', { name: 'Show 6 more' }));
  expect(card.getAllByRole('listitem')).toHaveLength(14);
  expect(card.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});
