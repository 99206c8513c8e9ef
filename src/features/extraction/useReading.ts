import { useFormikContext } from 'formik';
import { createContext, useContext, useRef, useState } from 'react';
import {
  useLazyGetLinkedInPostQuery,
  useReadPageMutation,
  useReadPostingFileMutation,
} from '#api/api.ts';
import { errorMessage, pageMessage } from '#api/errorMessages.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { factsOfPost } from '#domain/extraction/factsOfPost.ts';
import { postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { fillFrom, type Reading } from './reading.ts';

interface ReadingOptions {
  /** The name of the form's draft, and whether it survives navigation (see `useDraft`). */
  draft: { name: string; survivesNavigation?: boolean };
  /** The form's fields with another name than the fact. */
  names: Record<string, string>;
  /** Whether the browser's model reads pasted text. */
  inBrowser: boolean;
  /** The error texts of LinkedIn posts differ between the screens (product spec, section 8). */
  postMessage: (error: unknown) => string;
}

const NO_POST = 'Failed to extract LinkedIn post. Please check the URL and try again.';
const UNREADABLE = "Couldn't read this file. Copy its text and paste it here.";

const TOO_LARGE = 'The file is too large. The limit is 10 MB.';
const PASTED = 'the posting';

type Found = Omit<Reading, 'source' | 'kept'>;
const NOTHING: Found = { values: {}, quotes: {}, unsure: [], notice: '' };

/** Reads a posting into the surrounding Formik form. */
export function useReading<Form extends object>(options: ReadingOptions) {
  const { draft, names, inBrowser, postMessage } = options;
  const { values: form, setValues, setFieldValue } = useFormikContext<Form>();
  const [readPage] = useReadPageMutation();
  const [readDocument] = useReadPostingFileMutation();
  const [getPost] = useLazyGetLinkedInPostQuery();
  const [reading, setReading] = useState<Reading | null>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  /** What is being read; '' otherwise. */
  const [source, setSource] = useState('');
  const [problem, setProblem] = useState('');
  const request = useRef<{ abort: () => void }>(null);

  useDraft<Reading | null>(`${draft.name}/reading`, {
    read: () => reading,
    restore: setReading,
    unsaved: false,
    survivesNavigation: draft.survivesNavigation,
  });

  const inForm = (facts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(facts)
        .map(([fact, value]) => [names[fact] ?? fact, value] as const)
        .filter(([name, value]) => name in form && value.trim() !== ''),
    );

  async function readPost(postUrl: string): Promise<Found> {
    const sent = getPost(postUrl);
    request.current = sent;
    const { data: post } = await sent.unwrap();
    if (!post) throw NO_POST;
    const { position: title, ...contact } = factsOfPost(post);
    const { content: description, location } = post;
    const facts = {
      title,
      ...contact,
      description,
      location,
      url: postUrl,
      foundWhere: 'LinkedIn',
    };
    return { ...NOTHING, values: inForm(facts) };
  }

  async function readPosting(posting: { text: string } | { url: string }): Promise<Found> {
    const sent = readPage({ ...posting, inBrowser });
    request.current = sent;
    const { quotes, unsure, readBy, notice, ...facts } = await sent.unwrap();
    return {
      values: inForm(facts),
      quotes: inForm(quotes as Record<string, string>),
      unsure: unsure.map((fact) => names[fact] ?? fact),
      notice,
    };
  }

  function take(found: Found, source: string) {
    // The user may have typed meanwhile.
    setValues((now) => {
      const filled = fillFrom(now, found.values, reading);
      setReading({ ...found, source, kept: filled.kept });
      setChecked([]);
      return filled.form;
    });
  }

  /** @returns whether the form has it now */
  async function attempt(
    source: string,
    find: () => Promise<Found>,
    messageOf: (error: unknown) => string = errorMessage,
  ): Promise<boolean> {
    request.current?.abort();
    setProblem('');
    setSource(source);
    try {
      take(await find(), source);
      return true;
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setProblem(messageOf(error));
      return false;
    } finally {
      setSource('');
    }
  }

  /** The form keeps these facts when it can't be read: the text, or the address. */
  async function orKeep(
    find: () => Promise<Found>,
    facts: Record<string, string>,
    source: string,
  ): Promise<Found> {
    try {
      return await find();
    } catch (error) {
      if ((error as Error).name !== 'AbortError')
        take({ ...NOTHING, values: inForm(facts) }, source);
      throw error;
    }
  }

  const readText = (text: string, source: string): Promise<Found> =>
    orKeep(() => readPosting({ text }), { description: text }, source);

  async function read(typed: string): Promise<boolean> {
    const input = typed.trim();
    const url = /\n/.test(input) ? null : toWebAddress(input);
    const host = url && URL.parse(url)?.hostname.replace(/^www\./, '');
    if (input === '' || host === 'linkedin.com' || host?.endsWith('.linkedin.com')) {
      const wrongUrl = postUrlProblem(input);
      const messageOf = (error: unknown) => (error === NO_POST ? NO_POST : postMessage(error));
      const post = () => orKeep(() => readPost(input), { url: input }, 'linkedin.com');
      if (wrongUrl === null) return attempt('linkedin.com', post, messageOf);
      setProblem(wrongUrl);
      return false;
    }
    if (!url) return attempt(PASTED, () => readText(input, PASTED));
    const from = host ?? url;
    return attempt(from, () => orKeep(() => readPosting({ url }), { url }, from), pageMessage);
  }

  async function readFile(file: File) {
    const isDocument = /\.(?:pdf|docx?)$/i.test(file.name);
    if (isDocument && file.size <= LIMITS.resumeBytes) {
      await attempt(file.name, async () => {
        const sent = readDocument(file);
        request.current = sent;
        const { text } = await sent.unwrap();
        return readText(text, file.name);
      });
      return;
    }
    const isText = !isDocument && /^text\/|^message\/|^$/.test(file.type);
    const text = isText ? await file.text() : '';
    if (text.trim() !== '' && !text.includes('\0')) await read(text);
    else setProblem(isDocument ? TOO_LARGE : UNREADABLE);
  }

  const toCheck = (reading?.unsure ?? []).filter((name) => !checked.includes(name));
  return {
    reading,
    source,
    problem,
    toCheck,
    read,
    readFile,
    stop: () => request.current?.abort(),
    check(...names: string[]) {
      const seen = names.filter((name) => toCheck.includes(name));
      if (seen.length > 0) setChecked([...checked, ...seen]);
    },
    use(name: string) {
      if (!reading) return;
      void setFieldValue(name, reading.values[name]);
      setReading({ ...reading, kept: reading.kept.filter((kept) => kept !== name) });
    },
  };
}

export type ReadingState = ReturnType<typeof useReading>;

/** The reading of the form that a field is in; `null` in other forms. */
export const ReadingContext = createContext<ReadingState | null>(null);
export const useFormReading = () => useContext(ReadingContext);
