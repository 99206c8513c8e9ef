import { Link } from 'react-router-dom';
import { INTERVIEW_KIND_LABELS, linkOf } from '#domain/interviews/interview.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';
import { localDay, localTime, localWeekday } from '#domain/localDate.ts';
import { InterviewTime, OutcomeButtons } from '#features/interviews/index.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import type { LeadInterview } from './selectOpenInterviews.ts';
import { TodayItem, TodayWords } from './TodayItem.ts';

export const isToday = ({ interview }: LeadInterview): boolean =>
  daysOverdue(interview.startsAt) === 0;

/** A coming interview with its hour, and its day if that isn't today. */
export function InterviewRow({ entry }: { entry: LeadInterview }) {
  const { lead, interview } = entry;
  const start = new Date(interview.startsAt);
  const { kind, people, place } = interview;
  const what = [INTERVIEW_KIND_LABELS[kind], people || (linkOf(interview) ? '' : place)];
  return (
    <TodayItem data-row={lead.id} aria-label={`${lead.title}, ${lead.company}`}>
      <Monogram name={lead.company} size={28} />
      <TodayWords>
        <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
        <span>{lead.company}</span>
        <p>{what.filter(Boolean).join(', ')}</p>
      </TodayWords>
      <Badge tone={isToday(entry) ? 'info' : 'neutral'}>
        <time dateTime={interview.startsAt}>
          {!isToday(entry) && `${localWeekday(start)} ${localDay(start)}, `}
          {localTime(start)}
        </time>
      </Badge>
    </TodayItem>
  );
}

/** An interview of an earlier day that has no outcome. */
export const InterviewToRate = ({ entry: { lead, interview } }: { entry: LeadInterview }) => (
  <TodayItem aria-label={`${lead.title}, ${lead.company}`}>
    <Monogram name={lead.company} size={28} />
    <TodayWords>
      <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
      <span>{lead.company}</span>
      <p>
        <InterviewTime interview={interview} />
      </p>
    </TodayWords>
    <OutcomeButtons interview={interview} />
  </TodayItem>
);
