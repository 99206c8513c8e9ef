import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { unfold } from '../layout/Fold.tsx';

/** In a Formik form: after an invalid submit, moves the focus to the first invalid field. */
export function FocusFirstError() {
  const { submitCount, isValid, isSubmitting } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handledSubmit = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === handledSubmit.current) return;
    handledSubmit.current = submitCount;
    if (isValid) return;
    const form = marker.current?.closest('form');
    const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    // The first last: of some folds, only one can be open.
    for (const field of fields.toReversed()) unfold(field);
    fields[0]?.focus();
  }, [submitCount, isValid, isSubmitting]);

  return <span ref={marker} hidden />;
}
