import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchVersion, SentLetter } from '#domain/contract/pitches.ts';
import { changedVersions, versionsOf } from './pitchVersions.ts';

const at = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();
const letter = (day: number): SentLetter => ({
  at: at(day),
  content: `Sent ${day}`,
  channel: 'email',
  resume: null,
});
const edited = (day: number): PitchVersion => ({ at: at(day), content: `Edit ${day}`, sent: null });
const sent = (day: number): PitchVersion => ({
  at: at(day),
  content: `Sent ${day}`,
  sent: { channel: 'email', resume: null },
});

test('keeps an edit, but not a save that changes nothing', () => {
  const pitch = { content: 'Edit 1' };
  const once = changedVersions([edited(1)], pitch, { content: 'Edit 2', at: at(2) });
  expect(once).toEqual([edited(1), edited(2)]);
  expect(changedVersions(once, { content: 'Edit 2' }, { content: 'Edit 2', at: at(3) })).toEqual(
    once,
  );
});

test('keeps each letter that was sent, until sending is undone', () => {
  const pitch = { content: 'Edit 2' };
  const once = changedVersions([edited(2)], pitch, { sent: letter(3), at: at(3) });
  const twice = changedVersions(once, pitch, { sent: letter(5), at: at(5) });
  expect(twice).toEqual([edited(2), sent(3), sent(5)]);
  expect(changedVersions(twice, pitch, { sent: letter(3), at: at(6) })).toEqual(once);
  expect(changedVersions(once, pitch, { sent: null, at: at(6) })).toEqual([edited(2)]);
});

test('drops the oldest edits, but no letter that was sent before them', () => {
  const edits = Array.from({ length: LIMITS.pitchEdits }, (_, day) => edited(day + 2));
  const after = changedVersions(
    [sent(1), ...edits],
    { content: '' },
    { content: 'Last', at: at(90) },
  );
  expect(after).toHaveLength(LIMITS.pitchEdits + 1);
  expect([after[0], after[1], after.at(-1)?.content]).toEqual([sent(1), edited(3), 'Last']);
});

test('drops the oldest versions when all together are too long', () => {
  const content = 'a'.repeat(LIMITS.pitch);
  const letters = Array.from({ length: LIMITS.sentLetters }, (_, day) => ({
    ...sent(day),
    content,
  }));
  const after = changedVersions(letters, { content }, { content: 'Last', at: at(200) });
  expect(after).toHaveLength(LIMITS.pitchVersions / LIMITS.pitch);
  expect(after.at(-1)?.content).toBe('Last');
});

test('the oldest version is the pitch as it was written', () => {
  const pitch = { content: 'Edit 2', originalContent: 'Original', createdAt: at(1) };
  expect(versionsOf(pitch, [edited(2), sent(3)])).toEqual([
    sent(3),
    edited(2),
    { at: at(1), content: 'Original', sent: null },
  ]);
});
