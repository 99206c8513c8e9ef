import styled from 'styled-components';
import type { TimedStage } from '#domain/contract/enums.ts';
import type { Insights } from '#domain/contract/insights.ts';
import { insightStageLabel, MIN_SAMPLE } from '#domain/leads/insights.ts';
import { useStatuses } from '#features/leads/index.ts';
import { color, radius, space, text, tone } from '#ui/theme.ts';
import { Figure } from './Figure.tsx';
import { FigureTable } from './FigureTable.tsx';
import { InsightCard } from './InsightCard.tsx';

const Stages = styled.ul`
  display: grid;
  gap: ${space[5]};
  padding: ${space[2]} ${space[5]} ${space[3]};
  ${text.small}
`;

const Line = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-bottom: ${space[1]};
  > span {
    color: ${color.ink2};
  }
  > :last-child {
    margin-left: auto;
  }
  &[data-few] {
    color: ${color.ink3};
  }
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  > div {
    height: 100%;
  }
`;

const COLORS: Record<TimedStage, string> = {
  new: color.control,
  applied: tone.info.fg,
  interviewing: tone.progress.fg,
  offer: tone.success.fg,
};

/** '5 hours', '2 days'. */
function durationText(days: number): string {
  const hours = Math.round(days * 24);
  const [count, unit] = hours < 24 ? [hours, 'hour'] : [Math.round(days), 'day'];
  return `${count.toLocaleString()} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long leads stay in a stage before they leave it. */
export function TimeInStageCard({ timeInStage }: Pick<Insights, 'timeInStage'>) {
  const { labels } = useStatuses();
  const stages = timeInStage.map(({ stage, leads, medianDays }) => {
    const days = leads < MIN_SAMPLE ? null : medianDays;
    const of = { left: stage };
    return { stage, label: insightStageLabel(stage, labels), leads, days, of };
  });
  const longest = Math.max(...stages.map(({ days }) => days ?? 0));
  return (
    <InsightCard
      title="Time in stage"
      beside={<span>median</span>}
      note="Leads that were in a stage and left it, with all of their time in it."
      table={
        <FigureTable
          caption="Time in stage"
          head={['Stage', 'Leads', 'Median']}
          rows={stages.map(({ stage, label, leads, days, of }) => ({
            key: stage,
            cells: [
              label,
              <Figure key="leads" of={of}>
                {leads.toLocaleString()}
              </Figure>,
              days === null ? 'Too few to tell' : durationText(days),
            ],
          }))}
        />
      }
    >
      <Stages>
        {stages.map(({ stage, label, leads, days, of }) => (
          <li key={stage}>
            <Line data-few={days === null || undefined}>
              {label}
              <span>
                <Figure of={of}>
                  {leads.toLocaleString()} {leads === 1 ? 'lead' : 'leads'}
                </Figure>
              </span>
              {days === null ? (
                <span>Too few to tell</span>
              ) : (
                <strong>
                  <Figure of={of}>{durationText(days)}</Figure>
                </strong>
              )}
            </Line>
            <Track aria-hidden>
              {days !== null && longest > 0 && (
                <div style={{ width: `${(100 * days) / longest}%`, background: COLORS[stage] }} />
              )}
            </Track>
          </li>
        ))}
      </Stages>
    </InsightCard>
  );
}
