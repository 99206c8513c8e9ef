import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PITCH_TONES, PITCH_TYPES } from '#domain/contract/enums.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { Posting } from '#domain/pitchInput.ts';
import { pitchPrompt } from '#domain/pitchPrompt.ts';
import { EMPTY_PROFILE } from '#domain/profile.ts';
import { coveredLines, writeStartingDraft } from '#domain/startingDraft.ts';
import { unsupportedClaims } from '../server/pitches/claims/unsupportedClaims.ts';
import { readResume } from '../server/resume/readResume.ts';
import { ResumeError } from '../server/resume/resumeError.ts';

/*
 * Writes for each sample resume and posting, to be read by a person: what the posting asks for, what of the
 * profile covers it, the draft with untouched suggestions, and the prompt.
 * The folder is the argument, or `letters`.
 */

const RESUMES = join(import.meta.dirname, '../server/resume/fixtures');
const POSTINGS = join(import.meta.dirname, 'letters/postings.json');

/** The profile from a resume, or null if the file can't be read. */
async function profileOf(file: string): Promise<UserProfile | null> {
  try {
    const { response } = await readResume(
      new Uint8Array(await readFile(join(RESUMES, file))),
      new Date(),
    );
    const { extractedData, userProfile } = response;
    return { ...EMPTY_PROFILE, ...extractedData, ...userProfile };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    process.stdout.write(`${file}: ${error.message}\n`);
    return null;
  }
}

const folder = process.argv[2] ?? 'letters';
const postings: Posting[] = JSON.parse(await readFile(POSTINGS, 'utf8'));
const files = (await readdir(RESUMES)).filter((file) => /\.(?:pdf|docx?)$/.test(file));
await mkdir(folder, { recursive: true });
let written = 0;
for (const file of files) {
  const profile = await profileOf(file);
  if (!profile || profile.personalInfo.name === '') continue;
  const letters = postings.map((posting, at) => {
    const type = PITCH_TYPES[at % PITCH_TYPES.length] ?? 'email';
    const tone = PITCH_TONES[at % PITCH_TONES.length] ?? 'professional';
    const settings = { type, tone, length: 'medium', platform: 'general' } as const;
    const input = { profile, posting, settings: { ...settings, template: '', customPrompt: '' } };
    const text = writeStartingDraft(input);
    const claims = unsupportedClaims(text, input, new Date()).map((claim) => claim.text);
    const note = claims.length > 0 ? `\n\nTo check: ${claims.join(', ')}` : '';
    const asked = coveredLines(input).map(({ kind, text: line, evidence }) => {
      const [best] = evidence;
      return `- ${kind}: ${line}${best ? `\n  - ${best.kind}: ${best.text} (${best.matched})` : ''}`;
    });
    const { instructions, prompt } = pitchPrompt(input);
    return [
      `## ${posting.position} at ${posting.company}: ${type}, ${tone}`,
      `### Asked for\n\n${asked.join('\n')}`,
      `### Draft\n\n${text}${note}`,
      `### Prompt\n\n${instructions}\n\n${prompt}\n`,
    ].join('\n\n');
  });
  written += letters.length;
  await writeFile(join(folder, `${file}.md`), `# ${file}\n\n${letters.join('\n')}`);
}
process.stdout.write(`${written} letters in ${folder}\n`);
