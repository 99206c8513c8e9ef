import { useState } from 'react';
import { useLazyGetLinkedInPostQuery, useReadPostingMutation } from '#api/api.ts';
import { errorMessage, extractionMessage, pageMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { factsOfPost } from '#domain/extraction/factsOfPost.ts';
import { postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { newId } from '#domain/newId.ts';
import { selectUser } from '#features/auth/index.ts';
import { postingRead } from '#features/extraction/index.ts';
import {
  leadFromPosting,
  newLeadFilled,
  newLeadReading,
  selectCurrency,
} from '#features/leads/index.ts';
import { letterOpened } from '../letterSlice.ts';
import { usePitchWriters } from '../usePitchWriters.ts';

const NO_POST = 'Failed to extract LinkedIn post. Please check the URL and try again.';

/** The address of a posting's page, where that was pasted instead of the posting. */
export const isAddress = (posting: string): boolean => /^https?:\/\/\S+$/.test(posting);

/** Reads a posting, or the page at its address, and opens a letter for it, with a lead that isn't added yet. */
export function useReadPosting() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const [readPosting, { isLoading }] = useReadPostingMutation();
  const [readPost, { isFetching: isReadingPost }] = useLazyGetLinkedInPostQuery();
  const model = usePitchWriters().modelFor('pages');
  const [problem, setProblem] = useState('');

  async function factsOf(text: string, html: string) {
    if (!isAddress(text)) return readPosting({ posting: { text, html }, model }).unwrap();
    if (postUrlProblem(text) !== null)
      return readPosting({ posting: { url: text }, model }).unwrap();
    const { data: post } = await readPost(text).unwrap();
    if (!post) throw NO_POST;
    return { ...factsOfPost(post), url: text };
  }

  function messageOf(error: unknown, posting: string): string {
    if (error === NO_POST) return NO_POST;
    if (!isAddress(posting)) return errorMessage(error);
    return (postUrlProblem(posting) === null ? extractionMessage : pageMessage)(error);
  }

  /** Resolves to the path that goes on: the letter, or the form where the position or company is missing. */
  async function read(posting: string, html: string): Promise<string | null> {
    setProblem('');
    try {
      const facts = await factsOf(posting, html);
      const id = newId();
      const newLead = leadFromPosting(facts, { id, userId, currency });
      if (newLead) {
        dispatch(letterOpened({ leadId: id, newLead }));
        return `/app/pitches?lead=${id}`;
      }
      const reading = newLeadReading(facts);
      dispatch(newLeadFilled(reading.read.values));
      dispatch(postingRead(reading));
      return '/app/leads?add';
    } catch (error) {
      setProblem(messageOf(error, posting));
      return null;
    }
  }
  return { read, isReading: isLoading || isReadingPost, problem };
}
