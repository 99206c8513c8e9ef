import { Formik } from 'formik';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { calendarDateOf, clockTimeOf, followUpOn } from '#domain/leads/followUp.ts';
import { selectPeople, setPeopleFollowUp, usePerson } from '#features/people/index.ts';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { FormModal } from '#ui/overlays/FormModal.tsx';
import { selectLeads } from './leadSelectors.ts';
import { setFollowUp } from './leadThunks.ts';

/** What is wrong with a day and a time. */
function problemOf({ day, time }: { day: string; time: string }): { day?: string } {
  if (!followUpOn(day, time || undefined)) return { day: 'Enter a valid day.' };
  const today = calendarDateOf(new Date().toISOString());
  return day < today ? { day: 'This day is in the past.' } : {};
}

interface FollowUpDialogProps {
  leadIds: readonly string[];
  /** Instead of leads. */
  personIds?: readonly string[];
  onClose: () => void;
}

/** Sets the next follow-up to a day and, if the user wants, a time. */
export function FollowUpDialog({ leadIds, personIds, onClose }: FollowUpDialogProps) {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const all = useAppSelector(selectPeople);
  const person = usePerson(personIds?.length === 1 ? personIds[0] : undefined);
  const people = person ? [person] : all.filter(({ id }) => personIds?.includes(id));
  const chosen = leads.filter(({ id }) => leadIds.includes(id));
  const [only, ...others] = personIds ? people : chosen;
  const current = others.length === 0 ? (only?.nextFollowUpAt ?? null) : null;
  function save({ day, time }: { day: string; time: string }) {
    const followUp = followUpOn(day, time || undefined);
    onClose();
    if (personIds) void dispatch(setPeopleFollowUp(people, followUp));
    else void dispatch(setFollowUp(chosen, followUp));
  }
  return (
    <Formik
      initialValues={{ day: calendarDateOf(current), time: current ? clockTimeOf(current) : '' }}
      validate={problemOf}
      onSubmit={save}
    >
      <FormModal title="Next follow-up" submitLabel="Set follow-up" onClose={onClose}>
        <FieldGrid>
          <FormTextField name="day" label="Day" type="date" />
          <FormTextField name="time" label="Time" type="time" />
        </FieldGrid>
      </FormModal>
    </Formik>
  );
}
