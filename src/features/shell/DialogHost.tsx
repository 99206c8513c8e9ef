import { type ReactNode, Suspense } from 'react';
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
