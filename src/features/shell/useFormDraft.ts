import { useFormikContext } from 'formik';
import { applyChanges, type Changes, changedFields } from '#domain/changedFields.ts';
import { useDraft } from './useDraft.ts';

/**
 * `useDraft` for the surrounding Formik form. What the user changed is kept and put over the values
 * that the form opens with, so that nothing newer is overwritten with what stood there before.
 */
export function useFormDraft<Values extends object>(name: string): void {
  const { initialValues, values, dirty, setValues } = useFormikContext<Values>();
  useDraft<Changes<Values>>(name, {
    unsaved: dirty,
    read: () => changedFields(initialValues, values),
    restore: (changes) => {
      setValues(applyChanges(initialValues, changes));
    },
  });
}
