import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { CopyRequest } from '#api/postingRequest.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { pickedValue } from './pickedValue.ts';
import { type GivenPosting, givenPosting, readAnyPosting, sourceOf } from './readAnyPosting.ts';
import { fillFrom } from './reading.ts';
import {
  fieldsChecked,
  pickUndone,
  postingRead,
  readingClosed,
  readValueUsed,
  selectReading,
  wordsPicked,
} from './readingSlice.ts';

interface ReadingOptions extends Pick<CopyRequest, 'model'> {
  /** The name of the form's draft. */
  form: string;
  /** The form's fields with another name than the fact. */
  names: Record<string, string>;
  /** What to name among the fields that are still empty, by the name of the field. */
  labels?: Record<string, string>;
}

/** Reads a posting into the surrounding Formik form, and takes what the user picks in it. */
export function useReading<Form extends object>(options: ReadingOptions) {
  const { form: formName, names, model, labels = {} } = options;
  const { values: form, setValues, setFieldValue } = useFormikContext<Form>();
  const dispatch = useAppDispatch();
  const reading = useAppSelector((state) => selectReading(state, formName));
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

  /**
   * @param isMore of the same posting: what was read before stays
   * @returns whether the form has it now
   */
  async function take(given: GivenPosting, isMore = false): Promise<boolean> {
    request.current?.abort();
    const started = dispatch(readAnyPosting({ form: formName, given, model }));
    request.current = started;
    const outcome = await started;
    if (readAnyPosting.rejected.match(outcome)) {
      const kept = inForm(outcome.payload?.kept ?? {});
      setValues((now) => fillFrom(now, kept, {}).form);
      return false;
    }
    const { quotes = {}, unsure = [], notice = '', ...found } = outcome.payload;
    const values = inForm(found);
    // The user may have typed meanwhile.
    setValues((now) => {
      const before = isMore ? {} : reading.values;
      const earlier = Object.fromEntries(
        Object.entries(before).filter(([name]) => !(name in reading.picked)),
      );
      const filled = fillFrom(now, values, earlier);
      const read = {
        source: isMore ? reading.source : sourceOf(given),
        values: { ...values, ...(isMore && reading.values) },
        quotes: { ...inForm(quotes), ...(isMore && reading.quotes) },
        unsure: unsure.map(fieldOf),
        kept: isMore ? reading.kept : filled.kept,
        notice,
      };
      dispatch(postingRead({ form: formName, read }));
      return filled.form;
    });
    return true;
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
    take,
    takeMore: (given: GivenPosting) => take(given, true),
    /** An address, or a posting's text with the HTML that was copied with it. */
    read: (typed: string, html = '') => take(givenPosting(typed, html)),
    stop: () => request.current?.abort(),
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
