import { useState } from 'react';
import { useLazyGetLinkedInPostQuery, useReadPageMutation } from '#api/api.ts';
import { errorMessage, extractionMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { factsOfPost } from '#domain/extraction/factsOfPost.ts';
import { postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { newId } from '#domain/newId.ts';
import { selectUser } from '#features/auth/index.ts';
import {
  factsToForm,
  leadFromPosting,
  newLeadFilled,
  selectCurrency,
} from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { letterOpened } from '../letterSlice.ts';
import { usePitchWriters } from '../usePitchWriters.ts';

const NO_POST = 'Failed to extract LinkedIn post. Please check the URL and try again.';

/** Reads a posting, or the page at its address, and opens a letter for it, with a lead that isn't added yet. */
export function useReadPosting() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const [readPage, { isLoading }] = useReadPageMutation();
  const [getPost, { isFetching }] = useLazyGetLinkedInPostQuery();
  const inBrowser = usePitchWriters().modelFor('pages') === 'browser-model';
  const [problem, setProblem] = useState('');

  async function factsOf(posting: string) {
    const isAddress = /^https?:\/\/\S+$/.test(posting);
    if (!isAddress || postUrlProblem(posting) !== null) {
      const source = isAddress ? { url: posting } : { text: posting.slice(0, LIMITS.pageText) };
      return readPage({ ...source, inBrowser }).unwrap();
    }
    const { data: post } = await getPost(posting).unwrap();
    if (!post) throw NO_POST;
    const { position: title, ...facts } = factsOfPost(post);
    const { content: description, location } = post;
    const unknown = { compensationRange: '', deadline: '', contactEmail: '' };
    return { ...unknown, ...facts, title, description, location, url: posting };
  }

  /** Resolves to the path that goes on: the letter, or the form where the position or company is missing. */
  async function read(posting: string): Promise<string | null> {
    setProblem('');
    try {
      const facts = await factsOf(posting);
      const id = newId();
      const newLead = leadFromPosting(facts, { id, userId, currency });
      if (newLead) {
        dispatch(letterOpened({ leadId: id, newLead }));
        return `/app/pitches?lead=${id}`;
      }
      dispatch(newLeadFilled(factsToForm(facts)));
      const text = 'The posting doesn’t name its position or company. Add them here.';
      dispatch(toastShown({ tone: 'info', text }));
      return '/app/leads?add';
    } catch (error) {
      const isPost = postUrlProblem(posting) === null;
      setProblem(error === NO_POST ? NO_POST : (isPost ? extractionMessage : errorMessage)(error));
      return null;
    }
  }
  return { read, isReading: isLoading || isFetching, problem };
}
