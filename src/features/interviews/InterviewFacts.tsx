import type { Interview } from '#domain/contract/interviews.ts';
import { linkOf } from '#domain/interviews/interview.ts';
import { Anchor } from '#ui/display/Anchor.ts';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { InterviewTime } from './InterviewTime.tsx';

/** When, where and with whom. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { kind, minutes, people, place, notes } = interview;
  const link = linkOf(interview);
  const rows = [
    {
      label: kind === 'task' ? 'Deadline' : 'Time',
      value: (
        <>
          <InterviewTime interview={interview} />
          {kind !== 'task' && minutes > 0 && `, ${minutes} minutes`}
        </>
      ),
    },
    people && { label: 'With', value: people },
    place && {
      label: link ? 'Link' : 'Place',
      value: link ? (
        <Anchor href={link} target="_blank" rel="noreferrer">
          {link}
        </Anchor>
      ) : (
        place
      ),
    },
    notes && { label: 'Notes', value: <span style={{ whiteSpace: 'pre-wrap' }}>{notes}</span> },
  ];
  return <DefinitionList rows={rows.filter((row) => row !== '')} />;
}
