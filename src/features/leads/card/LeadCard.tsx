import { Link2, MapPin } from 'lucide-react';
import { memo, useId } from 'react';
import { isSampleLead } from '#domain/leads/isSampleLead.ts';
import { latestNote, noteText } from '#domain/notes/note.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { ApplicationFacts, hasApplicationFacts } from '../ApplicationFacts.tsx';
import { DueBadge } from '../DueBadge.tsx';
import { LeadLink } from '../LeadLink.tsx';
import { LeadStatusMenu } from '../LeadStatusMenu.tsx';
import { LeadActions } from '../list/LeadActions.tsx';
import { SelectLead } from '../list/SelectLead.tsx';
import { useListedLead } from '../list/useListedLead.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { SampleMark } from '../SampleLeads.tsx';
import { CardBody } from './LeadCard.styles.ts';

/** Characters of the description: more than two lines. */
const EXCERPT = 200;

/** One lead in the grid (product spec, section 2, Lead card). A click anywhere opens it. */
export const LeadCard = memo(function LeadCard({ id }: { id: string }) {
  const titleId = useId();
  const { lead, outdated, current } = useListedLead(id);
  // Another client deleted it: the card holds its place.
  if (!lead) {
    return (
      <CardBody as="article" data-outdated>
        <p>This lead was deleted.</p>
      </CardBody>
    );
  }
  const note = latestNote(lead.notes);
  const excerpt = note ? noteText(note) : lead.description.slice(0, EXCERPT);
  return (
    <CardBody
      as="article"
      aria-labelledby={titleId}
      data-row={id}
      data-outdated={outdated || undefined}
    >
      <header>
        <SelectLead lead={lead} />
        <div>
          <h2 id={titleId}>
            <LeadLink lead={lead} current={current} />
          </h2>
          <p>{lead.company}</p>
        </div>
      </header>
      <div>
        <LeadStatusMenu lead={lead} />
        <PriorityBadge priority={lead.priority} />
      </div>
      {(lead.source ||
        lead.location ||
        lead.nextFollowUpAt ||
        hasApplicationFacts(lead) ||
        isSampleLead(lead)) && (
        <div>
          <SampleMark lead={lead} />
          {lead.source && <Chip icon={Link2}>{lead.source}</Chip>}
          {lead.location && <Chip icon={MapPin}>{lead.location}</Chip>}
          <ApplicationFacts lead={lead} />
          <DueBadge lead={lead} />
        </div>
      )}
      {excerpt && (
        <blockquote data-note={note && true}>
          <p>{excerpt}</p>
        </blockquote>
      )}
      <footer>
        <span>{outdated ? "Doesn't match" : <EventTime at={lead.updatedAt} />}</span>
        <LeadActions leadId={id} />
      </footer>
    </CardBody>
  );
});
