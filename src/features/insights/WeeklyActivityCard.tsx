import styled from 'styled-components';
import type { Insights } from '#domain/contract/insights.ts';
import { localDay } from '#domain/localDate.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { lazy } from '#ui/lazy.tsx';
import { color, space, text } from '#ui/theme.ts';
import { InsightCard } from './InsightCard.tsx';

const WeeklyChart = lazy(() => import('./WeeklyChart.tsx'), 'WeeklyChart');

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: 0 ${space[5]};
  ${text.small}
  color: ${color.ink2};
  > span::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-right: ${space[2]};
    border-radius: 2px;
    background: ${color.control};
  }
  > span + span::before {
    background: ${color.accent};
  }
  b {
    margin-left: ${space[1]};
    font-weight: 600;
    color: ${color.ink};
  }
`;

const Chart = styled.div`
  height: 236px;
  padding: ${space[3]} ${space[3]} 0 0;
`;

/** Leads that were added, and leads that got a letter, in each of the last weeks. */
export function WeeklyActivityCard({ weeks, activity }: Pick<Insights, 'weeks' | 'activity'>) {
  const named = weeks.map((week, index) => {
    const day = localDay(new Date(`${week.start}T00:00`));
    const until = weeks[index + 1]?.start;
    return { ...week, name: until ? day : 'Now', label: until ? day : `${day}, until now` };
  });
  return (
    <InsightCard
      title="Weekly activity"
      beside={<span>{weeks.length} weeks</span>}
      note="Leads added, and leads that you sent a pitch to, by weeks from Monday. The current week isn't over."
    >
      <Legend>
        <span>
          Leads added <b>{activity.added.toLocaleString()}</b>
        </span>
        <span>
          Pitches sent <b>{activity.sent.toLocaleString()}</b>
        </span>
      </Legend>
      <Chart aria-hidden>
        <WeeklyChart weeks={named} />
      </Chart>
      {/* The chart for screen readers. A table itself would be as wide as its words. */}
      <VisuallyHidden as="div">
        <table>
          <caption>Weekly activity</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Leads added</th>
              <th scope="col">Pitches sent</th>
            </tr>
          </thead>
          <tbody>
            {named.toReversed().map(({ start, label, added, sent }) => (
              <tr key={start}>
                <th scope="row">{label}</th>
                <td>{added.toLocaleString()}</td>
                <td>{sent.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </InsightCard>
  );
}
