import { Eye, Link2, MapPin, MessageSquarePlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useId } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { latestNote, noteText } from '#domain/note.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Monogram } from '#ui/Monogram.tsx';
import {
  Actions,
  AddNote,
  CardBody,
  Company,
  Footer,
  Head,
  LatestNote,
  Row,
  Title,
  UpdatedAt,
} from './LeadCard.styles.ts';
import { LeadStatusMenu } from './LeadStatusMenu.tsx';
import { PriorityBadge } from './PriorityBadge.tsx';

/** What the buttons below a lead open, by their names. */
const TOOLS = ['details', 'note', 'form', 'deletion'] as const;

/** The same for every lead: a card that is filled with another one leaves them as they are. */
const toolButtons = (
  <>
    <IconButton name="details" label="View Details" icon={Eye} />
    <IconButton name="note" label="Add Note" icon={MessageSquarePlus} />
    <IconButton name="form" label="Edit Lead" icon={Pencil} />
    <IconButton name="deletion" label="Delete Lead" icon={Trash2} />
  </>
);

interface LeadCardProps {
  lead: Lead;
  onOpen: (kind: (typeof TOOLS)[number], leadId: string) => void;
}

/** One lead in the grid (product spec, section 2, Lead card). */
export const LeadCard = memo(function LeadCard({ lead, onOpen }: LeadCardProps) {
  const titleId = useId();
  const note = latestNote(lead.notes);
  const handleTool = ({ target }: MouseEvent) => {
    const name = (target as Element).closest('button')?.name;
    const kind = TOOLS.find((tool) => tool === name);
    if (kind) onOpen(kind, lead.id);
  };

  return (
    <CardBody as="article" aria-labelledby={titleId}>
      <Head>
        <Monogram name={lead.company} />
        <div>
          <Title id={titleId}>{lead.title}</Title>
          <Company>{lead.company}</Company>
        </div>
      </Head>
      <Row>
        <LeadStatusMenu lead={lead} />
        <PriorityBadge priority={lead.priority} />
      </Row>
      {(lead.source || lead.location) && (
        <Row>
          {lead.source && <Chip icon={Link2}>{lead.source}</Chip>}
          {lead.location && <Chip icon={MapPin}>{lead.location}</Chip>}
        </Row>
      )}
      {note ? (
        <LatestNote>{noteText(note)}</LatestNote>
      ) : (
        <AddNote type="button" onClick={() => onOpen('note', lead.id)}>
          <Icon of={Plus} size={14} />
          Add note
        </AddNote>
      )}
      <Footer>
        <UpdatedAt>{relativeDate(lead.updatedAt)}</UpdatedAt>
        <Actions onClick={handleTool}>{toolButtons}</Actions>
      </Footer>
    </CardBody>
  );
});
