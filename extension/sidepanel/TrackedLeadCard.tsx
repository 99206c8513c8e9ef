import { ExternalLink, MessageSquarePlus, PenLine } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { dueText } from '#domain/leads/followUp.ts';
import { exactTime } from '#domain/localDate.ts';
import { latestNote, noteText } from '#domain/notes/note.ts';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { leadOpened } from '#features/leads/leadsViewSlice.ts';
import { PriorityBadge } from '#features/leads/PriorityBadge.tsx';
import { useAsked } from '#features/pitches/index.ts';
import { letterOpened } from '#features/pitches/letterSlice.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ActionBar } from '#ui/layout/ActionBar.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { useOpenDashboard } from './serverOriginContext.ts';

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  ${text.small}
  & + & {
    border-top: 1px solid ${color.line};
  }
  > small {
    display: flex;
    justify-content: space-between;
    ${text.smallest}
    color: ${color.ink3};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space[3]};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    ${text.sectionTitle}
    overflow-wrap: inherit;
    outline: none;
  }
  h2 button {
    text-align: left;
    &:hover {
      color: ${color.accentText};
    }
  }
  p {
    color: ${color.ink3};
  }
`;

const State = styled(Row)`
  margin-top: ${space[2]};

  > :last-child {
    margin-left: auto;
    ${text.smallest}
    color: ${color.ink3};
  }
`;

const Note = styled.p`
  padding-left: ${space[3]};
  border-left: 2px solid ${color.line2};
  color: ${color.ink2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Actions = styled(ActionBar)`
  anchor-name: none;
  padding: ${space[2]} 0 0;
  border: 0;

  && > :first-child {
    flex-basis: 100%;
  }
`;

/** The lead that tracks the open page. */
export function TrackedLeadCard({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const openDashboard = useOpenDashboard();
  const note = latestNote(lead.notes);
  const asked = useAsked(lead.id);
  return (
    <section aria-label="Tracked lead">
      <FlushCard as="article">
        <Part>
          <Head>
            <Monogram name={lead.company} size={40} />
            <div>
              <h2 tabIndex={-1}>
                <button type="button" onClick={() => dispatch(leadOpened(lead.id))}>
                  {lead.title}
                </button>
              </h2>
              <p>{[lead.company, lead.location].filter(Boolean).join(' · ')}</p>
            </div>
          </Head>
          <State>
            <LeadStatusMenu lead={lead} />
            <PriorityBadge priority={lead.priority} />
            <span>
              Updated <EventTime at={lead.updatedAt} inText />
            </span>
          </State>
        </Part>
        {lead.nextFollowUpAt && (
          <Part>
            <small>Next follow-up</small>
            <span title={exactTime(lead.nextFollowUpAt)}>{dueText(lead.nextFollowUpAt)}</span>
          </Part>
        )}
        {asked.length > 0 && (
          <Part>
            <small>What they ask</small>
            {asked.length === 1 ? '1 ask' : `${asked.length} asks`} in the posting
          </Part>
        )}
        {note && (
          <Part>
            <small>
              Last note <EventTime at={note.createdAt} />
            </small>
            <Note>{noteText(note)}</Note>
          </Part>
        )}
      </FlushCard>
      <Actions>
        <Button
          variant="primary"
          icon={PenLine}
          onClick={() => dispatch(letterOpened({ leadId: lead.id }))}
        >
          Write pitch
        </Button>
        <Button
          icon={MessageSquarePlus}
          onClick={() => dispatch(dialogOpened({ kind: 'addNote', leadId: lead.id }))}
        >
          Add note
        </Button>
        <Button icon={ExternalLink} onClick={() => openDashboard(`/app/leads?lead=${lead.id}`)}>
          Open in dashboard
        </Button>
      </Actions>
    </section>
  );
}
