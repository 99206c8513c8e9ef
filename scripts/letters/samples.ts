import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PitchTone, PitchType } from '#domain/contract/enums.ts';
import { PITCH_TONES, PITCH_TYPES } from '#domain/contract/enums.ts';
import type { Posting } from '#domain/pitches/pitchInput.ts';

/** A resume's file, the posting, and the kind of letter to write for them. */
export interface Sample {
  resume: string;
  posting: Posting;
  type: PitchType;
  tone: PitchTone;
}

export interface Samples {
  samples: Sample[];
  /** Where the letters go. */
  output: string;
}

const RESUMES = join(import.meta.dirname, '../../server/resume/fixtures');
const POSTINGS = join(import.meta.dirname, 'postings.json');

/** The sorted files of a folder with one of these endings. `null` if there is no such folder. */
async function filesIn(folder: string, endings: RegExp): Promise<string[] | null> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => endings.test(name))
      .toSorted()
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A posting from a text: 'TITLE | COMPANY | LOCATION', an empty line, then what it says. */
function postingOf(text: string): Posting {
  const [head = '', ...rest] = text.replaceAll('\r', '').split('\n');
  const [position = '', company = '', location = ''] = head.split('|').map((part) => part.trim());
  return {
    company,
    position,
    location,
    description: rest.join('\n').trim(),
    category: 'job-application',
    compensationRange: '',
    tags: [],
    contactName: '',
  };
}

/** The pairs of `pairs.txt`: a resume's and a posting's file name in each line. `null` without the file. */
async function pairsIn(folder: string): Promise<Set<string> | null> {
  const [file] = (await filesIn(folder, /^pairs\.txt$/)) ?? [];
  if (!file) return null;
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== ''));
}

/** The samples in a folder with `resumes` and `postings`, as cover letters; else the built-in ones. */
export async function samplesFor(folder: string): Promise<Samples> {
  const resumes = await filesIn(join(folder, 'resumes'), /\.(?:pdf|docx?)$/i);
  const texts = await filesIn(join(folder, 'postings'), /\.txt$/i);
  if (!resumes || !texts) return { samples: await builtIn(), output: folder };
  const pairs = await pairsIn(folder);
  const postings = await Promise.all(
    texts.map(async (file) => ({ file, posting: postingOf(await readFile(file, 'utf8')) })),
  );
  const samples = resumes.flatMap((resume) =>
    postings
      .filter(({ file }) => pairs === null || pairs.has(`${basename(resume)}\t${basename(file)}`))
      .map(({ posting }) => ({
        resume,
        posting,
        type: 'cover-letter' as const,
        tone: 'professional' as const,
      })),
  );
  return { samples, output: join(folder, 'letters') };
}

/** Every resume of the tests with every built-in posting; each posting with another type and tone. */
async function builtIn(): Promise<Sample[]> {
  const resumes = (await filesIn(RESUMES, /\.(?:pdf|docx?)$/)) ?? [];
  const postings: Posting[] = JSON.parse(await readFile(POSTINGS, 'utf8'));
  return resumes.flatMap((resume) =>
    postings.map((posting, at) => ({
      resume,
      posting,
      type: PITCH_TYPES[at % PITCH_TYPES.length] ?? 'email',
      tone: PITCH_TONES[at % PITCH_TONES.length] ?? 'professional',
    })),
  );
}
