import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useGetLeadsQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { mockDb } from '#mocks/db.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { useAsked } from './asked/useAsked.ts';
import { ClaimNotice } from './letter/ClaimNotice.tsx';
import { useLetter } from './letter/useLetter.ts';
import { PitchText } from './PitchText.tsx';
import { pitchReopened, selectPitchDraft } from './pitchDraftSlice.ts';

const proof = (id: string, text: string) => ({ id, text, source: '', starred: false });
const CLUSTERS = 'I run three Kubernetes clusters for a bank.';
const MOVED = 'I moved 40 services to Kubernetes.';
const TAUGHT = 'I taught math at a school.';
const DESCRIPTION = 'Requirements:\n- Kubernetes in production';
const CONTENT = `Hello,\n\n${CLUSTERS} I cut costs by 40% there.\n\nRegards`;
const claim = {
  text: '40%',
  start: CONTENT.indexOf('40%'),
  end: CONTENT.indexOf('40%') + '40%'.length,
};

/** The open pitch with what its posting asks for. */
function Letter() {
  useGetLeadsQuery();
  const dispatch = useAppDispatch();
  const { lines } = useAsked({ description: DESCRIPTION, leadId: null });
  useEffect(() => {
    const [pitch] = mockDb.pitches;
    if (pitch) dispatch(pitchReopened(pitch));
  }, [dispatch]);
  const { text, pitch } = useAppSelector(selectPitchDraft);
  return (
    <article aria-label="Letter">
      <PitchText content={text} writing={false} pitch={pitch} lines={lines} />
      <ClaimNotice
        claims={pitch ? claimsIn(text, pitch.unsupportedClaims) : []}
        letter={useLetter()}
      />
    </article>
  );
}

async function openLetter() {
  const profile = makeProfile({
    proofs: [proof('a', CLUSTERS), proof('b', MOVED), proof('c', TAUGHT)],
    experience: [],
    projects: [],
    education: [],
  });
  mockDb.reset({
    profile,
    pitches: [makePitch({ content: CONTENT, unsupportedClaims: [claim] })],
  });
  const { user } = renderFeature(<Letter />);
  const letter = within(await screen.findByRole('article', { name: 'Letter' }));
  const sentence = await letter.findByRole('button', { name: CLUSTERS });
  return { user, letter, sentence };
}

const saved = () => mockDb.pitches[0]?.content;

test('a sentence is swapped for one that fits its line as well', async () => {
  const { user, letter, sentence } = await openLetter();
  act(() => sentence.focus());
  await user.keyboard('{Enter}{Enter}');
  const menu = within(await screen.findByRole('menu', { name: 'Swap for' }));
  const groups = menu.getAllByRole('group').map(({ textContent }) => textContent);
  expect(groups).toEqual([`Fits as well${MOVED}`, `All your sentences${TAUGHT}`]);
  await user.click(menu.getByRole('menuitem', { name: MOVED }));
  expect(await letter.findByRole('button', { name: MOVED })).toBeVisible();
  await waitFor(() => expect(saved()).toBe(CONTENT.replace(CLUSTERS, MOVED)));
});

test('an edited sentence stays in this letter, until its wording is kept for others', async () => {
  const { user, letter } = await openLetter();
  await user.click(letter.getByRole('button', { name: 'Edit' }));
  const field = letter.getByRole('textbox', { name: 'Edit this sentence' });
  await user.clear(field);
  await user.type(field, 'I run four clusters.{Enter}');
  await waitFor(() => expect(saved()).toContain('I run four clusters. I cut'));
  expect(mockDb.profile?.proofs[0]?.text).toBe(CLUSTERS);
  await user.click(letter.getByRole('button', { name: 'Keep this wording' }));
  await waitFor(() =>
    expect(mockDb.profile?.proofs[0]).toEqual(proof('a', 'I run four clusters.')),
  );
  expect(letter.queryByText('Edited')).not.toBeInTheDocument();
});

test('Escape leaves a sentence as it was', async () => {
  const { user, letter } = await openLetter();
  await user.click(letter.getByRole('button', { name: 'Edit' }));
  await user.keyboard(' and more{Escape}');
  expect(letter.getByRole('button', { name: CLUSTERS })).toBeVisible();
  expect(saved()).toBe(CONTENT);
});

test('a claim is taken out with its sentence', async () => {
  const { user, letter } = await openLetter();
  expect(letter.getByText('40%', { selector: 'mark' })).toHaveAttribute(
    'title',
    'Not found in your profile.',
  );
  await user.click(letter.getByRole('button', { name: 'Take out' }));
  await waitFor(() => expect(saved()).toBe(`Hello,\n\n${CLUSTERS}\n\nRegards`));
});

test('a claim that is true loses its mark, and its sentence can be kept as a proof', async () => {
  const { user, letter } = await openLetter();
  await user.click(letter.getByRole('button', { name: 'It’s true' }));
  await waitFor(() => expect(mockDb.pitches[0]?.unsupportedClaims).toEqual([]));
  await user.click(await letter.findByRole('button', { name: 'Keep as a proof' }));
  await waitFor(() =>
    expect(mockDb.profile?.proofs.at(-1)?.text).toBe('I cut costs by 40% there.'),
  );
  expect(saved()).toBe(CONTENT);
});
