import { createAction } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '#app/createStore.ts';
import { type ExportedPitch, pitchExported } from '#features/leads/index.ts';
import { leadListeners } from '#features/leads/leadListeners.ts';
import { copyPitch } from '#features/pitches/copyPitch.ts';
import { selectLetter, selectOpenLetter } from '#features/pitches/letterSlice.ts';
import { selectText } from '#features/pitches/letterView.ts';
import { toastShown } from '#features/shell/index.ts';
import { type Insertion, insertIntoPage, undoInsertion } from '../page/insertIntoPage.ts';
import { visibleTab } from '../page/visibleTab.ts';
import { accessDenied } from './panelSlice.ts';

const PROBLEMS = {
  'no-field': 'Click into a text field of the page first.',
  'foreign-frame': 'This field belongs to another site. Copy the pitch and paste it there.',
  protected: "Your browser doesn't allow inserting into this page. Copy the pitch and paste it.",
  'other-tab': 'You changed tabs, so nothing was inserted. Try again here.',
};

/** Of the toast's buttons. */
const undone = createAction<number>('panel/insertionUndone');
const copied = createAction<ExportedPitch>('panel/pitchCopied');

const tooLong = ({ room, isEmpty }: Insertion & { kind: 'too-long' }, letter: string): string =>
  `The field takes ${room.toLocaleString()} ${isEmpty ? '' : 'more '}characters; the letter has ${letter.length.toLocaleString()}.`;

/** Puts the open letter into the focused field of the tab that the user sees. */
export const insertPitch =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { leadId } = selectOpenLetter(getState()) ?? {};
    if (leadId === undefined) return;
    const { pitchId } = selectLetter(getState(), leadId);
    const { content } = selectText(getState(), leadId);
    const letter = { leadId, pitchId: pitchId ?? undefined, content };
    const { tabId } = (await visibleTab()) ?? {};
    const insertion: Insertion =
      tabId === undefined ? { kind: 'no-field' } : await insertIntoPage(tabId, content);
    if (insertion.kind === 'inserted' && tabId !== undefined) {
      const undo = { label: 'Undo', action: undone(tabId) };
      const exported = { ...letter, channel: 'insert' as const };
      dispatch(pitchExported('Inserted into the page.', exported, [undo]));
    } else if (insertion.kind === 'too-long') {
      const actions = [{ label: 'Copy', action: copied(letter) }];
      dispatch(toastShown({ tone: 'info', text: tooLong(insertion, content), actions }));
    } else if (insertion.kind === 'no-access') {
      dispatch(accessDenied({ inserts: true }));
    } else if (insertion.kind !== 'inserted') {
      dispatch(toastShown({ tone: 'info', text: PROBLEMS[insertion.kind] }));
    }
  };

leadListeners.startListening({
  actionCreator: undone,
  effect: async ({ payload: tabId }, { dispatch }) => {
    const isVisible = (await visibleTab())?.tabId === tabId;
    const isUndone = isVisible && (await undoInsertion(tabId));
    const problem = isVisible ? 'The field has changed since' : 'You changed tabs';
    const text = isUndone ? 'Undone.' : `${problem}, so nothing was undone.`;
    dispatch(toastShown({ tone: 'info', text }));
  },
});

leadListeners.startListening({
  actionCreator: copied,
  effect: async ({ payload }, { dispatch }) => {
    await dispatch(copyPitch(payload));
  },
});
