import type {
  FunnelStage,
  InsightPeriod,
  LeadCategory,
  Outcome,
  PitchWriter,
} from '#domain/contract/enums.ts';
import { localDay } from '#domain/localDate.ts';
import { WRITER_LABELS } from '#domain/pitches/writerLabels.ts';
import { insightStageLabel, monthLabel, outcomeLabel, PERIOD_LABELS } from './insights.ts';
import { LEAD_CATEGORY_LABELS } from './lead.ts';
import type { StatusLabels } from './statusMenu.ts';

const day = (date: string) => localDay(new Date(`${date}T00:00`));

/** 'Cover letter' of 'cover-letter'. */
export const words = (value: string) =>
  value.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** What each condition of GET /insights/leads says. */
const CONDITIONS: Record<string, (value: string, labels: StatusLabels) => string> = {
  letter: (value) => (value === 'replied' ? 'Replied to a letter' : 'Got a letter'),
  stage: (value, labels) => insightStageLabel(value as FunnelStage, labels),
  outcome: (value, labels) => outcomeLabel(value as Outcome, labels),
  source: (value) => (value === '-' ? 'No source' : value),
  category: (value) =>
    value === '-' ? 'No type' : (LEAD_CATEGORY_LABELS[value as LeadCategory] ?? value),
  month: monthLabel,
  type: words,
  tone: words,
  length: words,
  writer: (value) => WRITER_LABELS[value as PitchWriter] ?? value,
  activity: (value) => (value === 'sent' ? 'Got a letter' : 'Added'),
  from: (value) => `from ${day(value)}`,
  until: (value) => `before ${day(value)}`,
  period: (value) => PERIOD_LABELS[value as InsightPeriod] ?? value,
};

/** A figure in words: 'Replied, LinkedIn, Last 90 days'. */
export function insightLabel(insight: string, labels: StatusLabels): string {
  const params = new URLSearchParams(insight);
  return Object.entries(CONDITIONS)
    .flatMap(([name, say]) => {
      const value = params.get(name);
      return value ? [say(value, labels)] : [];
    })
    .join(', ');
}
