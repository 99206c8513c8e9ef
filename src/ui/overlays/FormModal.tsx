import { Form, useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/Button.tsx';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Modal } from './Modal.tsx';

interface FormModalProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  /** Above the text that the form has as its Formik status. */
  errorTitle?: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with the fields of the surrounding Formik form. */
export function FormModal({
  title,
  description,
  submitLabel,
  cancelLabel = 'Cancel',
  errorTitle = '',
  onClose,
  children,
}: FormModalProps) {
  const { status, isSubmitting } = useFormikContext();
  const formId = useId();
  return (
    <Modal
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate>
        <Stack>
          {status && <ErrorBlock title={errorTitle} text={status} />}
          {children}
        </Stack>
      </Form>
    </Modal>
  );
}
