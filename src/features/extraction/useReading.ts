import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useRef } from 'react';
import {
  useLazyGetLinkedInPostQuery,
  useReadPostingFileMutation,
  useReadPostingMutation,
} from '#api/api.ts';
import { errorMessage, pageMessage } from '#api/errorMessages.ts';
import type { PostingRequest } from '#api/postingRequest.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { factsOfPost } from '#domain/extraction/factsOfPost.ts';
import { postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { pickedValue } from './pickedValue.ts';
import { fillFrom } from './reading.ts';
import {
  fieldsChecked,
  pickUndone,
  postingRead,
  readingClosed,
  readingFailed,
  readingStarted,
  readValueUsed,
  selectReading,
  wordsPicked,
} from './readingSlice.ts';

interface ReadingOptions extends Pick<PostingRequest, 'model'> {
  /** The name of the form's draft. */
  form: string;
  /** The form's fields with another name than the fact. */
  names: Record<string, string>;
  /** What to name among the fields that are still empty, by the name of the field. */
  labels?: Record<string, string>;
  /** The error texts of LinkedIn posts differ between the screens (product spec, section 8). */
  postMessage: (error: unknown) => string;
}

const NO_POST = 'Failed to extract LinkedIn post. Please check the URL and try again.';
const UNREADABLE = "Couldn't read this file. Copy its text and paste it here.";
const TOO_LARGE = 'The file is too large. The limit is 10 MB.';
const PASTED = 'your text';

type Facts = Partial<PageFacts> & Record<string, unknown>;
type Posting = PostingRequest['posting'];

/** Reads a posting into the surrounding Formik form, and takes what the user picks in it. */
export function useReading<Form extends object>(options: ReadingOptions) {
  const { form: formName, names, model, labels = {}, postMessage } = options;
  const { values: form, setValues, setFieldValue } = useFormikContext<Form>();
  const dispatch = useAppDispatch();
  const reading = useAppSelector((state) => selectReading(state, formName));
  const [readPosting] = useReadPostingMutation();
  const [readDocument] = useReadPostingFileMutation();
  const [getPost] = useLazyGetLinkedInPostQuery();
  const request = useRef<{ abort: () => void }>(null);

  useEffect(
    () => () => {
      dispatch(readingClosed(formName));
    },
    [dispatch, formName],
  );

  const fieldOf = (fact: string) => names[fact] ?? fact;
  const inForm = (facts: object) =>
    Object.fromEntries(
      Object.entries(facts).flatMap(([fact, value]) =>
        fieldOf(fact) in form && typeof value === 'string' && value.trim() !== ''
          ? [[fieldOf(fact), value]]
          : [],
      ),
    );

  /** A request that Stop ends. */
  function sent<Result extends { abort: () => void }>(started: Result): Result {
    request.current = started;
    return started;
  }

  async function readPost(postUrl: string): Promise<Facts> {
    const { data: post } = await sent(getPost(postUrl)).unwrap();
    if (!post) throw NO_POST;
    return { ...factsOfPost(post), url: postUrl, foundWhere: 'LinkedIn' };
  }
  const readCopy = (posting: Posting): Promise<Facts> =>
    sent(readPosting({ posting, model })).unwrap();

  const fail = (problem: string) => dispatch(readingFailed({ form: formName, problem }));

  /**
   * @param kept what the form keeps when it can't be read: the text, or the address
   * @returns whether the form has it now
   */
  async function attempt(
    source: string,
    find: () => Promise<Facts>,
    messageOf: (error: unknown) => string = errorMessage,
    kept: Facts = {},
  ): Promise<boolean> {
    request.current?.abort();
    dispatch(readingStarted({ form: formName, source }));
    try {
      const found = await find();
      const { quotes = {}, unsure = [], notice = '' } = found;
      const values = inForm(found);
      // The user may have typed meanwhile.
      setValues((now) => {
        const earlier = Object.fromEntries(
          Object.entries(reading.values).filter(([name]) => !(name in reading.picked)),
        );
        const filled = fillFrom(now, values, earlier);
        const read = {
          source,
          values,
          quotes: inForm(quotes),
          unsure: unsure.map(fieldOf),
          kept: filled.kept,
          notice,
        };
        dispatch(postingRead({ form: formName, read }));
        return filled.form;
      });
      return true;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return false;
      setValues((now) => fillFrom(now, inForm(kept), {}).form);
      fail(messageOf(error));
      return false;
    }
  }

  /** Reads an address, a LinkedIn post's too, or a posting's text with the HTML that was copied with it. */
  async function read(typed: string, html = ''): Promise<boolean> {
    const input = typed.trim();
    const url = /\n/.test(input) ? null : toWebAddress(input);
    const host = url && URL.parse(url)?.hostname.replace(/^www\./, '');
    if (input === '' || host === 'linkedin.com' || host?.endsWith('.linkedin.com')) {
      const wrongUrl = postUrlProblem(input);
      const messageOf = (error: unknown) => (error === NO_POST ? NO_POST : postMessage(error));
      if (wrongUrl === null)
        return attempt('linkedin.com', () => readPost(input), messageOf, { url: input });
      fail(wrongUrl);
      return false;
    }
    if (!url)
      return attempt(PASTED, () => readCopy({ text: input, html }), errorMessage, {
        description: input,
      });
    return attempt(host ?? url, () => readCopy({ url }), pageMessage, { url });
  }

  async function readFile(file: File) {
    const isDocument = /\.(?:pdf|docx?)$/i.test(file.name);
    if (isDocument && file.size <= LIMITS.resumeBytes) {
      await attempt(file.name, async () => readCopy(await sent(readDocument(file)).unwrap()));
      return;
    }
    if (/\.eml$/i.test(file.name) || file.type === 'message/rfc822') {
      await attempt(
        file.name,
        async () => readCopy(await (await import('#api/copiedPosting.ts')).copiedEmail(file)),
        () => UNREADABLE,
      );
      return;
    }
    const isText = !isDocument && /^text\/|^$/.test(file.type);
    const text = isText ? await file.text() : '';
    if (text.trim() === '' || text.includes('\0')) fail(isDocument ? TOO_LARGE : UNREADABLE);
    else if (/\.html?$/i.test(file.name) || file.type === 'text/html')
      await attempt(file.name, () => readCopy({ text: '', html: text }));
    else await read(text);
  }

  return {
    reading: reading.source === '' ? null : reading,
    /** The posting's words for each value, read or picked. */
    quotes: { ...reading.quotes, ...reading.picked },
    replaced: reading.replaced,
    source: reading.loading,
    problem: reading.problem,
    toCheck: reading.unsure,
    /** The labels of empty fields. */
    empty: Object.keys(labels)
      .filter((name) => String((form as Record<string, unknown>)[name] ?? '') === '')
      .map((name) => labels[name] ?? name),
    read,
    readFile,
    stop() {
      request.current?.abort();
      fail('');
    },
    check(...checked: string[]) {
      const seen = checked.filter((name) => reading.unsure.includes(name));
      if (seen.length > 0) dispatch(fieldsChecked({ form: formName, names: seen }));
    },
    use(name: string) {
      void setFieldValue(name, reading.values[name]);
      dispatch(readValueUsed({ form: formName, name }));
    },
    /** Takes words of the posting for a field. Returns whether they have a value for it. */
    pick(name: string, words: string): boolean {
      const { value, isUnsure } = pickedValue(name, words);
      if (value === '') return false;
      const before = String((form as Record<string, unknown>)[name] ?? '');
      void setFieldValue(name, value);
      dispatch(wordsPicked({ form: formName, name, quote: words.trim(), before, isUnsure }));
      return true;
    },
    undoPick() {
      if (!reading.replaced) return;
      void setFieldValue(reading.replaced.name, reading.replaced.value);
      dispatch(pickUndone(formName));
    },
  };
}

export type ReadingState = ReturnType<typeof useReading>;

/** The reading of the form that a field is in; `null` in other forms. */
export const ReadingContext = createContext<ReadingState | null>(null);
export const useFormReading = () => useContext(ReadingContext);
