import { type ReactNode, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import {
  type Dialog,
  dialogClosed,
  questionAnswered,
  selectDialog,
  selectQuestion,
} from './dialogSlice.ts';

interface DialogHostProps {
  /** Renders a dialog. Given by the app and the side panel, which know the features. */
  children: (dialog: Dialog, onClose: () => void) => ReactNode;
}

/** Shows the open dialog and the open question. */
export function DialogHost({ children }: DialogHostProps) {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const question = useAppSelector(selectQuestion);
  return (
    <>
      <Suspense>{dialog && children(dialog, () => dispatch(dialogClosed(dialog)))}</Suspense>
      {question && (
        <ConfirmDialog
          {...question}
          onConfirm={() => dispatch(questionAnswered(true))}
          onClose={() => dispatch(questionAnswered(false))}
        />
      )}
    </>
  );
}
