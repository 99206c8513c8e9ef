import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { samplesFor } from './samples.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letters-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function addSamples() {
  await mkdir(join(folder, 'resumes'));
  await mkdir(join(folder, 'postings'));
  await writeFile(join(folder, 'resumes', 'ada.pdf'), '');
  await writeFile(join(folder, 'resumes', 'bob.docx'), '');
  await writeFile(join(folder, 'postings', 'nurse.txt'), 'Nurse | Fernhill | Oslo\n\nYou care.');
  await writeFile(join(folder, 'postings', 'clerk.txt'), 'Clerk | Arbor |\n\nYou file.');
}

const namesOf = (samples: Awaited<ReturnType<typeof samplesFor>>['samples']) =>
  samples.map(({ resume, posting }) => `${basename(resume)} ${posting.position}`);

it('pairs every resume of a folder with every posting, as cover letters', async () => {
  await addSamples();
  const { samples, output } = await samplesFor(folder);
  expect(output).toBe(join(folder, 'letters'));
  expect(namesOf(samples)).toEqual([
    'ada.pdf Clerk',
    'ada.pdf Nurse',
    'bob.docx Clerk',
    'bob.docx Nurse',
  ]);
  expect(samples[0]).toMatchObject({ type: 'cover-letter', tone: 'professional' });
});

it('keeps to the pairs of pairs.txt', async () => {
  await addSamples();
  await writeFile(join(folder, 'pairs.txt'), 'ada.pdf\tnurse.txt\r\n\nbob.docx\tclerk.txt\n');
  const { samples } = await samplesFor(folder);
  expect(namesOf(samples)).toEqual(['ada.pdf Nurse', 'bob.docx Clerk']);
});

it('uses the built-in samples for any other folder', async () => {
  const { samples, output } = await samplesFor(join(folder, 'new'));
  expect(output).toBe(join(folder, 'new'));
  expect(samples.length).toBeGreaterThan(100);
});
