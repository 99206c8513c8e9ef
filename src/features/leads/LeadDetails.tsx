import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { NOTE_TYPE_LABELS, noteText } from '#domain/note.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { Badge } from '#ui/Badge.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { color, space, text } from '#ui/theme.ts';
import { basicRows, contactRows, postingRows, timelineRows } from './leadDetailRows.tsx';

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  & h3 {
    ${text.sectionTitle}
    margin-bottom: ${space[2]};
  }
`;

const Prose = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${color.ink2};
`;

const PitchText = styled(Prose)`
  ${text.reading}
  color: ${color.ink};
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;
`;

const Notes = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  list-style: none;
  & > li {
    border-left: 2px solid ${color.line2};
    padding-left: ${space[3]};
  }
  & small {
    ${text.smallest}
    color: ${color.ink3};
  }
`;

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The body of the details modal, without sections that are empty. */
export function LeadDetails({ lead }: { lead: Lead }) {
  const posting = postingRows(lead);
  return (
    <Sections>
      <Titled title="Basic Information">
        <DefinitionList rows={basicRows(lead)} />
      </Titled>
      <Titled title="Contact Information">
        <DefinitionList rows={contactRows(lead)} />
      </Titled>
      {lead.tags.length > 0 && (
        <Titled title="Tags">
          <Tags>
            {lead.tags.map((tag) => (
              <li key={tag}>
                <Badge tone="neutral">{tag}</Badge>
              </li>
            ))}
          </Tags>
        </Titled>
      )}
      {lead.description && (
        <Titled title="Description">
          <Prose>{lead.description}</Prose>
        </Titled>
      )}
      {posting.length > 0 && (
        <Titled title="Job Posting">
          <DefinitionList rows={posting} />
        </Titled>
      )}
      {lead.pitch && (
        <Titled title="Pitch">
          <PitchText>{lead.pitch}</PitchText>
        </Titled>
      )}
      {lead.notes.length > 0 && (
        <Titled title="Notes">
          <Notes>
            {lead.notes.toReversed().map((note) => (
              <li key={note.id}>
                <small>
                  {NOTE_TYPE_LABELS[note.type]} · {relativeDate(note.createdAt)}
                </small>
                <Prose>{noteText(note)}</Prose>
              </li>
            ))}
          </Notes>
        </Titled>
      )}
      <Titled title="Timeline">
        <DefinitionList rows={timelineRows(lead)} />
      </Titled>
      {lead.qualificationNotes && (
        <Titled title="Qualification Notes">
          <Prose>{lead.qualificationNotes}</Prose>
        </Titled>
      )}
    </Sections>
  );
}
