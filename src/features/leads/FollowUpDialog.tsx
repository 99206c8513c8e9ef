import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { calendarDateOf, clockTimeOf, followUpOn } from '#domain/leads/followUp.ts';
import { selectPeople, setPeopleFollowUp, usePerson } from '#features/people/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { space } from '#ui/theme.ts';
import { selectLeads } from './leadSelectors.ts';
import { setFollowUp } from './leadThunks.ts';

const Fields = styled.form`
  display: grid;
  grid-template-columns: 1fr 8rem;
  gap: ${space[3]};
  > footer {
    display: flex;
    grid-column: 1 / -1;
    justify-content: flex-end;
    gap: ${space[2]};
  }
`;

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
  const [day, setDay] = useState(calendarDateOf(current));
  const [time, setTime] = useState(current ? clockTimeOf(current) : '');
  const [error, setError] = useState<string>();
  function submit() {
    const followUp = followUpOn(day, time || undefined);
    if (!followUp) return setError('Enter a valid day.');
    if (day < calendarDateOf(new Date().toISOString())) {
      return setError('This day is in the past.');
    }
    onClose();
    if (personIds) void dispatch(setPeopleFollowUp(people, followUp));
    else void dispatch(setFollowUp(chosen, followUp));
  }
  return (
    <Modal title="Next follow-up" onClose={onClose}>
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Day"
          type="date"
          value={day}
          error={error}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label="Time"
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Set follow-up
          </Button>
        </footer>
      </Fields>
    </Modal>
  );
}
