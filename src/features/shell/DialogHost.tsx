import { type ComponentType, Suspense } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { color } from '#ui/theme.ts';
import {
  type Dialog,
  dialogClosed,
  questionAnswered,
  selectDialog,
  selectQuestion,
} from './dialogSlice.ts';

const QuestionLink = styled.a`
  color: ${color.accentText};
  font-weight: 500;
  text-decoration: underline;
`;

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
      <Suspense>
        {Shown && <Shown {...dialog} onClose={() => dispatch(dialogClosed(dialog))} />}
      </Suspense>
      {question && (
        <ConfirmDialog
          {...question}
          onConfirm={() => dispatch(questionAnswered(true))}
          onClose={() => dispatch(questionAnswered(false))}
        >
          {question.link && (
            <QuestionLink href={question.link.href} target="_blank" rel="noopener">
              {question.link.label}
            </QuestionLink>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
