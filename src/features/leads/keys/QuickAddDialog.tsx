import { Formik } from 'formik';
import { useState } from 'react';
import { useAddLeadMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { newId } from '#domain/newId.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { selectUser } from '#features/auth/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { FormModal } from '#ui/overlays/FormModal.tsx';
import { LeadField } from '../form/LeadField.tsx';
import { leadFormSchema } from '../form/leadFormSchema.ts';
import { EMPTY_LEAD_FORM, formToNewLead } from '../form/leadFormValues.ts';
import { selectCurrency } from '../leadSelectors.ts';

const FIELDS = ['leadTitle', 'company', 'postingUrl'] as const;
const schema = leadFormSchema.pick(FIELDS);

interface QuickAddDialogProps {
  /** The title of the lead, or the address of its posting. */
  text: string;
  onClose: () => void;
}

/** Adds a lead with only a title, a company and an address. */
export function QuickAddDialog({ text, onClose }: QuickAddDialogProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const [addLead] = useAddLeadMutation();
  const [id] = useState(newId);
  const isAddress = isWebAddress(text);

  async function save(values: { leadTitle: string; company: string; postingUrl: string }) {
    const lead = formToNewLead({ ...EMPTY_LEAD_FORM, ...values }, { id, userId, currency });
    const { error } = await addLead(lead);
    if (error) {
      dispatch(failed(error, 'adding lead', id));
      return;
    }
    onClose();
    dispatch(toastShown({ tone: 'success', text: 'Lead added.' }));
  }

  return (
    <Formik
      initialValues={{
        leadTitle: isAddress ? '' : text,
        company: '',
        postingUrl: isAddress ? text : '',
      }}
      validationSchema={schema}
      onSubmit={save}
    >
      <FormModal title="Add Lead" submitLabel="Add Lead" onClose={onClose}>
        {FIELDS.map((name) => (
          <LeadField key={name} name={name} />
        ))}
      </FormModal>
    </Formik>
  );
}
