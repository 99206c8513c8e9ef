import { mailDraft } from './mailDraft.ts';

const mail = (pitch: string) =>
  mailDraft({ contactEmail: 'maja@helio.example', position: 'Engineer', company: 'Helio', pitch });

test('has the pitch in the URL up to 2,000 characters, and leaves a longer one out', () => {
  const room = 2000 - mail('').href.length;
  expect(mail('a'.repeat(room))).toMatchObject({ leavesOutPitch: false });
  expect(mail('a'.repeat(room)).href).toHaveLength(2000);
  expect(mail('a'.repeat(room + 1))).toEqual({
    href: 'mailto:maja@helio.example?subject=Engineer%20at%20Helio',
    leavesOutPitch: true,
  });
  // A sign of another script takes up to twelve characters in a URL.
  expect(mail('ä'.repeat(500)).leavesOutPitch).toBe(true);
});
