import { ExternalLink, MessageSquarePlus, PenLine } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { localDateTime } from '#domain/localDate.ts';
import { latestNote, noteText } from '#domain/note.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { toDate } from '#domain/timestamp.ts';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { leadOpened } from '#features/leads/leadsViewSlice.ts';
import { PriorityBadge } from '#features/leads/PriorityBadge.tsx';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import { ActionBar } from './ActionBar.tsx';
import { pitchOpened } from './panelSlice.ts';
import { useOpenDashboard } from './serverOriginContext.ts';

const Sheet = styled(Card)`
  padding: 0;
`;

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

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
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
  const followUp = toDate(lead.nextFollowUpAt);
  return (
    <section aria-label="Tracked lead">
      <Sheet as="article">
        <Part>
          <Head>
            <Monogram name={lead.company} size={40} />
            <div>
              <h2>
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
            <span>Updated {relativeDate(lead.updatedAt).replace('Just', 'just')}</span>
          </State>
        </Part>
        {followUp && (
          <Part>
            <small>Next follow-up</small>
            {localDateTime(followUp)}
          </Part>
        )}
        {note && (
          <Part>
            <small>
              Last note <time>{relativeDate(note.createdAt)}</time>
            </small>
            <Note>{noteText(note)}</Note>
          </Part>
        )}
      </Sheet>
      <Actions>
        <Button variant="primary" icon={PenLine} onClick={() => dispatch(pitchOpened(lead.id))}>
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
