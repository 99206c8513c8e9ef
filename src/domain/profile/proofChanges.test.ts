import type { Proof } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from './profile.ts';
import { withProofChanges } from './proofChanges.ts';

const proof = (id: string, text: string, starred = false): Proof => ({
  id,
  text,
  source: '',
  starred,
});
const [A, B] = [proof('a', 'I led a team.'), proof('b', 'I wrote a book.')];
const PROFILE = { ...EMPTY_PROFILE, proofs: [A, B] };

test('adds, changes and deletes by id', () => {
  const { proofs } = withProofChanges(PROFILE, {
    saved: [
      { proof: { ...B, text: 'I wrote two books.' }, was: B },
      { proof: proof('c', 'I ran.') },
    ],
    deleted: ['a'],
  });
  expect(proofs).toEqual([proof('b', 'I wrote two books.'), proof('c', 'I ran.')]);
});

test('merges an edit with a star from another tab, and brings back a proof that was deleted there', () => {
  const elsewhere = { ...PROFILE, proofs: [{ ...A, starred: true }] };
  const edited = { ...A, text: 'I led nine people.' };
  const { proofs } = withProofChanges(elsewhere, {
    saved: [
      { proof: edited, was: A },
      { proof: { ...B, starred: true }, was: B },
    ],
  });
  expect(proofs).toEqual([
    { ...edited, starred: true },
    { ...B, starred: true },
  ]);
});

test('keeps both texts of a proof that two tabs edited', () => {
  const elsewhere = { ...PROFILE, proofs: [{ ...A, text: 'I led ten people.' }, B] };
  const { proofs } = withProofChanges(elsewhere, {
    saved: [{ proof: { ...A, text: 'I led nine people.' }, was: A }],
  });
  expect(proofs.map(({ text }) => text)).toEqual([
    'I led ten people.',
    'I wrote a book.',
    'I led nine people.',
  ]);
});

test('replaces the state of a line of the resume, and forgets one that says nothing', () => {
  const before = {
    ...PROFILE,
    suggestions: [
      { source: 'Led a team', text: '', dropped: true },
      { source: 'Ran', text: 'I ran.', dropped: false },
    ],
  };
  expect(
    withProofChanges(before, {
      suggestions: [
        { source: 'Led a team', text: '', dropped: false },
        { source: 'Ran', text: 'I ran.', dropped: true },
      ],
    }).suggestions,
  ).toEqual([{ source: 'Ran', text: 'I ran.', dropped: true }]);
});
