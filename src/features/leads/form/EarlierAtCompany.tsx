import { useField } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { KnownPeople } from '#features/people/index.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { Anchor } from '#ui/display/Anchor.ts';
import { color, text } from '#ui/theme.ts';
import { selectLeads } from '../leadSelectors.ts';
import { useStatuses } from '../useStatuses.ts';

const Note = styled.p`
  ${text.small}
  grid-column: 1 / -1;
  color: ${color.ink2};
`;

/** The newest lead at the company in the form, with its date and outcome. For a lead that isn't saved yet. */
export function EarlierAtCompany() {
  const [{ value }] = useField<string>('company');
  const company = useDeferredValue(value);
  const leads = useAppSelector(selectLeads);
  const statuses = useStatuses();
  const earlier = useMemo(() => {
    const key = companyKey(company);
    return key === '' ? [] : leads.filter((lead) => companyKey(lead.company) === key);
  }, [company, leads]);
  const [newest, ...others] = earlier;
  if (!newest) return null;
  const day = calendarDateOf(newest.appliedAt ?? newest.createdAt);
  return (
    <Note role="status">
      You already track{' '}
      <Anchor href={`/app/leads?lead=${encodeURIComponent(newest.id)}`} target="_blank">
        {newest.title}
      </Anchor>{' '}
      here: {statuses.label(newest)}, {newest.appliedAt ? 'applied' : 'added'}{' '}
      <CalendarDay day={day} inText />.{others.length > 0 && ` And ${others.length} more.`}
    </Note>
  );
}

/** Whom the user knows at the company in the form. */
export function KnownAtCompany() {
  const [{ value }] = useField<string>('company');
  return <KnownPeople company={value} />;
}
