import type { ComponentType } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { TextLink } from '#ui/buttons/textLink.ts';
import { lazy } from '#ui/lazy.tsx';
import {
  type Dialog,
  dialogClosed,
  questionAnswered,
  selectDialog,
  selectQuestion,
} from './dialogSlice.ts';

const ConfirmDialog = lazy(() => import('#ui/overlays/ConfirmDialog.tsx'), 'ConfirmDialog');

type DialogOf<Kind extends Dialog['kind']> = Extract<Dialog, { kind: Kind }>;

/** What shows each kind of dialog: it gets the dialog's fields. */
export type DialogTable = {
  [Kind in Dialog['kind']]?: ComponentType<Omit<DialogOf<Kind>, 'kind'> & { onClose: () => void }>;
};

/** Shows the open dialog and the open question. The app and the side panel know the dialogs' components. */
export function DialogHost({ dialogs }: { dialogs: DialogTable }) {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const question = useAppSelector(selectQuestion);
  const Shown = dialog && (dialogs[dialog.kind] as ComponentType<Dialog & { onClose: () => void }>);
  return (
    <>
      {Shown && <Shown {...dialog} onClose={() => dispatch(dialogClosed(dialog))} />}
      {question && (
        <ConfirmDialog
          {...question}
          onConfirm={() => dispatch(questionAnswered(true))}
          onClose={() => dispatch(questionAnswered(false))}
        >
          {question.link && (
            <TextLink href={question.link.href} target="_blank" rel="noopener">
              {question.link.label}
            </TextLink>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
