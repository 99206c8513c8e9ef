import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { LeadRows, OpenLead, Row } from './LeadList.tsx';
import { waitingLeadOpened } from './panelSlice.ts';

/** The leads that the server doesn't have yet, above those that it has. */
export function WaitingLeads() {
  const dispatch = useAppDispatch();
  const { waiting } = useAppSelector(selectOutbox);
  if (waiting.length === 0) return null;
  return (
    <LeadRows aria-label="Leads to sync">
      {waiting.map(({ lead, problem }) => (
        <Row key={lead.id}>
          <Monogram name={lead.company} size={32} />
          <OpenLead type="button" onClick={() => dispatch(waitingLeadOpened(lead.id))}>
            <strong>{lead.title}</strong>
            <span>{lead.company}</span>
          </OpenLead>
          <Badge tone={problem === null ? 'neutral' : 'closed'}>
            {problem === null ? 'Waiting to sync' : 'Not saved'}
          </Badge>
        </Row>
      ))}
    </LeadRows>
  );
}
