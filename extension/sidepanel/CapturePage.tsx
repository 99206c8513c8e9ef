import { Plus, ScanText } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { CapturedLead, WaitingLeadForm } from './CapturedLead.tsx';
import { leadPath } from './panelPaths.ts';
import { selectCapture, selectPanel, waitingLeadOpened } from './panelSlice.ts';
import { ToTrackedLead } from './ToTrackedLead.tsx';
import { captureVisible } from './useCapture.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

const WaitingRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.line};
  > button {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    text-align: start;
    ${text.smallest}
    color: ${color.ink3};
  }
  > button > * {
    display: block;
    ${ellipsis}
  }
  strong {
    ${text.small}
    font-weight: 600;
    color: ${color.ink};
  }
`;

/** The leads that the server doesn't have yet. */
function WaitingLeads() {
  const dispatch = useAppDispatch();
  const { waiting } = useAppSelector(selectOutbox);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Leads to sync">
      {waiting.map(({ lead, problem }) => (
        <WaitingRow key={lead.id}>
          <Monogram name={lead.company} size={32} />
          <button type="button" onClick={() => dispatch(waitingLeadOpened(lead.id))}>
            <strong>{lead.title}</strong>
            <span>{lead.company}</span>
          </button>
          <Badge tone={problem === null ? 'neutral' : 'closed'}>
            {problem === null ? 'Waiting to sync' : 'Not saved'}
          </Badge>
        </WaitingRow>
      ))}
    </ul>
  );
}

/** Before a page is read. */
function CaptureStart() {
  const dispatch = useAppDispatch();
  const { page } = useAppSelector(selectPanel);
  const { status } = useAppSelector(selectCapture);
  const tracked = useTrackedLead();
  const isWaiting = useAppSelector((state) => selectIsWaiting(state, page?.url ?? ''));
  const isAllowed = page?.access === 'allowed' && status !== 'unreadable';
  const text = tracked
    ? 'You track this page already.'
    : isWaiting
      ? 'This page is saved in this browser.'
      : isAllowed
        ? 'Read the open page into a new lead. Nothing is saved until you choose Save Lead.'
        : 'Open a job posting or a profile, then choose the Leadside icon.';
  return (
    <>
      <PageHeader title="Capture" text={text} />
      <Stack>
        <Row $gap={2}>
          {tracked && (
            <Button asChild variant="primary">
              <Link to={leadPath(tracked.id)}>Open lead</Link>
            </Button>
          )}
          {!tracked && !isWaiting && isAllowed && (
            <Button
              variant="primary"
              icon={ScanText}
              onClick={() => void dispatch(captureVisible())}
            >
              Capture this page
            </Button>
          )}
          <Button asChild icon={Plus}>
            <Link to="/app/leads?add">Add Lead</Link>
          </Button>
        </Row>
        <WaitingLeads />
      </Stack>
    </>
  );
}

/** What was read from the page, to review and save. A page that a lead tracks leads to it. */
export function CapturePage() {
  const capture = useAppSelector(selectCapture);
  switch (capture.status) {
    case 'reading':
      return (
        <>
          <ToTrackedLead />
          <Spinner label="Reading this page…" />
        </>
      );
    case 'ready':
      return <CapturedLead key={capture.requestId} draft={capture.draft} />;
    case 'waiting':
      return <WaitingLeadForm key={capture.leadId} leadId={capture.leadId} />;
    default:
      return <CaptureStart />;
  }
}
