import { Command } from 'cmdk';
import { PenLine } from 'lucide-react';
import { type ClipboardEvent, type Ref, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAddLeadMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { leadMatcher, NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { newId } from '#domain/newId.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { selectUser } from '#features/auth/index.ts';
import {
  givenPosting,
  postingRead,
  readAnyPosting,
  readingClosed,
  selectReading,
} from '#features/extraction/index.ts';
import {
  leadFromPosting,
  newLeadFilled,
  newLeadReading,
  selectCurrency,
  selectLeads,
} from '#features/leads/index.ts';
import { failed } from '#features/shell/failed.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { SpinnerMark } from '#ui/feedback/SpinnerMark.tsx';
import { color, layer, radius, shadow, space, text } from '#ui/theme.ts';
import { usePitchWriters } from '../usePitchWriters.ts';

const Box = styled(Command)`
  position: relative;
  max-width: 100%;
`;

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 52px;
  padding-inline: ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${text.body}
  > svg {
    flex: none;
    color: ${color.ink2};
  }
  > span {
    flex: none;
    font-weight: 500;
  }
  > input {
    flex: 1;
    min-width: 0;
    min-height: 50px;
    border: 0;
    outline: none;
    background: none;
    font: inherit;
    color: inherit;
    &::placeholder {
      color: ${color.ink3};
      opacity: 1;
    }
  }
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const List = styled(Command.List)`
  position: absolute;
  z-index: ${layer.floating};
  inset: calc(100% + ${space[1]}) 0 auto;
  max-height: 20rem;
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  [cmdk-item] {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 40px;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.control};
    ${text.small}
    color: ${color.ink2};
    cursor: pointer;
    strong {
      min-width: 0;
      color: ${color.ink};
      font-weight: 500;
      overflow-wrap: anywhere;
    }
    > :last-child {
      margin-left: auto;
      color: ${color.ink3};
    }
    &[data-selected='true'] {
      background: ${color.hover};
    }
  }
`;

const Note = styled.p`
  padding: ${space[2]} ${space[3]};
  ${text.small}
  color: ${color.ink2};
`;

const MOST = 8;

const isPosting = (pasted: string): boolean =>
  /\n/.test(pasted) || pasted.length > 150 || (!/\s/.test(pasted) && isWebAddress(pasted));

/** The name of what is read here. */
const READING = 'letter';

interface WriteForProps {
  ref: Ref<HTMLInputElement>;
  /** Opens the letter for a lead. */
  onChoose: (leadId: string) => void;
}

/** One box: finds a lead to write for, or takes a posting. */
export function WriteFor({ ref, onChoose }: WriteForProps) {
  const leads = useAppSelector(selectLeads);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const model = usePitchWriters().modelFor('pages');
  const { loading, problem } = useAppSelector((state) => selectReading(state, READING));
  const [addLead, { isLoading: isAdding }] = useAddLeadMutation();
  const isReading = loading !== '' || isAdding;
  useEffect(() => () => void dispatch(readingClosed(READING)), [dispatch]);
  const found = useMemo(() => {
    if (typed.trim() === '') return [];
    const matches = leadMatcher({ ...NO_LEAD_FILTERS, search: typed }, leads);
    const label = ({ status }: { status: keyof typeof LEAD_STATUS_LABELS }) =>
      LEAD_STATUS_LABELS[status].toLowerCase().startsWith(typed.trim().toLowerCase());
    return leads.filter((lead) => matches(lead) || label(lead)).slice(0, MOST);
  }, [leads, typed]);

  /** Adds the lead and opens its letter, or the form where its position or company is missing. */
  async function take(posting: string, html = '') {
    const given = givenPosting(posting, html);
    const outcome = await dispatch(readAnyPosting({ form: READING, given, model }));
    if (!readAnyPosting.fulfilled.match(outcome)) return;
    const facts = outcome.payload;
    const id = newId();
    const lead = leadFromPosting(facts, { id, userId, currency });
    if (lead) {
      const { error } = await addLead(lead);
      if (error) dispatch(failed(error, 'adding lead', id));
      else await navigate(`/app/pitches?lead=${id}`);
      return;
    }
    const reading = newLeadReading(facts);
    dispatch(newLeadFilled(reading.read.values));
    dispatch(postingRead(reading));
    await navigate('/app/leads?add');
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!isPosting(pasted)) return;
    event.preventDefault();
    void take(pasted, event.clipboardData.getData('text/html'));
  }
  return (
    <Box shouldFilter={false} label="Write for">
      <Line>
        {isReading ? <SpinnerMark /> : <Icon of={PenLine} />}
        <span>Write for…</span>
        <Command.Input
          ref={ref}
          autoFocus
          placeholder={isReading ? 'Reading the posting…' : 'a lead, or paste a posting'}
          value={typed}
          onValueChange={setTyped}
          onPaste={onPaste}
          onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
        />
      </Line>
      <List label="Leads" hidden={typed.trim() === ''}>
        {found.map((lead) => (
          <Command.Item key={lead.id} value={lead.id} onSelect={() => onChoose(lead.id)}>
            <strong>{lead.title}</strong> {lead.company}
            <span>{LEAD_STATUS_LABELS[lead.status]}</span>
          </Command.Item>
        ))}
        {found.length === 0 && <Note>No matching leads. Paste the posting to add one.</Note>}
      </List>
      {problem && <Note role="alert">{problem}</Note>}
    </Box>
  );
}
