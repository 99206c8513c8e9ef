import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { lineLetter } from '#domain/pitches/draft/lineLetter.ts';
import { type AskedLine, askedLines } from '#domain/pitches/lines/askedLines.ts';
import { pitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { unsupportedClaims } from '../server/claims/unsupportedClaims.ts';
import { readResume } from '../server/resume/readResume.ts';
import { ResumeError } from '../server/resume/resumeError.ts';
import { type Sample, samplesFor } from './letters/samples.ts';

/*
 * Writes for each sample resume and posting, to be read by a person: what the posting asks for, the lines of the
 * profile that are nearest to it, the letter with those that are ticked at first, and the prompt.
 * The folder is the argument, or `letters`. With subfolders `resumes` (.pdf, .docx, .doc) and `postings` (.txt:
 * 'TITLE | COMPANY | LOCATION', an empty line, the posting), these are the samples, and their letters go to its
 * subfolder `letters`; `pairs.txt` (a resume's and a posting's file name with a tab between) limits the pairs.
 */

/** The profile from a resume, or null if the file can't be read. */
async function profileOf(file: string): Promise<UserProfile | null> {
  try {
    const { response } = await readResume(new Uint8Array(await readFile(file)), new Date());
    const { extractedData, userProfile } = response;
    return { ...EMPTY_PROFILE, ...extractedData, ...userProfile };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    process.stdout.write(`${basename(file)}: ${error.message}\n`);
    return null;
  }
}

const askedItem = ({ kind, text, lines }: AskedLine): string =>
  [
    `- ${kind}: ${text}`,
    ...lines.map((line) => `  - [${line.isTicked ? 'x' : ' '}] ${line.text} (${line.source})`),
  ].join('\n');

function letterFor(profile: UserProfile, { posting, type, tone }: Sample): string {
  const settings = { ...DEFAULT_PITCH_SETTINGS, type, tone, template: '', customPrompt: '' };
  const input = { profile, posting, settings };
  const { asks, far } = askedLines(askedFor(posting.description), profile, [], settings);
  const { subject, content } = lineLetter(input);
  const claims = unsupportedClaims(content, input, new Date()).map((claim) => claim.text);
  const note = claims.length > 0 ? `\n\nTo check: ${claims.join(', ')}` : '';
  const { instructions, prompt } = pitchPrompt(input);
  return [
    `## ${posting.position} at ${posting.company}: ${type}, ${tone}`,
    `### Asked for\n\n${[...asks, ...far].map(askedItem).join('\n')}`,
    `### Letter\n\n${subject}\n\n${content}${note}`,
    `### Prompt\n\n${instructions}\n\n${prompt}\n`,
  ].join('\n\n');
}

const { samples, output } = await samplesFor(process.argv[2] ?? 'letters');
await mkdir(output, { recursive: true });
let written = 0;
for (const [file, ofResume] of Map.groupBy(samples, ({ resume }) => resume)) {
  const profile = await profileOf(file);
  const name = basename(file);
  if (!profile) continue;
  if (profile.personalInfo.name === '') {
    process.stdout.write(`${name}: no name found\n`);
    continue;
  }
  const letters = ofResume.map((sample) => letterFor(profile, sample));
  written += letters.length;
  await writeFile(join(output, `${name}.md`), `# ${name}\n\n${letters.join('\n')}`);
}
process.stdout.write(`${written} letters in ${output}\n`);
