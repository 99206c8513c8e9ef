import { useEffect } from 'react';
import type { AppDispatch, RootState } from '#app/createStore.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { findPageForm } from '../../page/pageForm.ts';
import { selectPanel } from '../panelSlice.ts';
import { formRead, formUnread, framesAgreed } from './formSlice.ts';

/** Reads the form of the page that the user sees. */
export const readForm = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { page } = selectPanel(getState());
  const access = page?.access ?? 'never';
  if (!page || access !== 'allowed') {
    dispatch(formUnread(access === 'ask' ? 'ask' : 'never'));
    return;
  }
  const form = await findPageForm(page.tabId);
  // The user may see another page by now.
  if (selectPanel(getState()).page !== page) return;
  if (typeof form === 'string') dispatch(formUnread(form));
  else dispatch(formRead({ tabId: page.tabId, url: page.url, form }));
};

/** Has the user's browser allow the sites of frames, and looks into them from now on. */
export const allowFrames =
  (page: string, origins: readonly string[]) => async (dispatch: AppDispatch) => {
    const patterns = origins.map((origin) => `${origin}/*`);
    if (!(await chrome.permissions.request({ origins: patterns }))) return;
    dispatch(framesAgreed({ page, origins }));
    await dispatch(readForm());
  };

/** Reads the form of the visible page, and again when the user goes to another one. */
export function useReadForm(): void {
  const dispatch = useAppDispatch();
  const { page } = useAppSelector(selectPanel);
  useEffect(() => {
    dispatch(formUnread('reading'));
    if (page !== undefined) void dispatch(readForm());
  }, [dispatch, page]);
}
