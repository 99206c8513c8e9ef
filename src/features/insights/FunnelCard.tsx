import styled from 'styled-components';
import type { Insights } from '#domain/contract/insights.ts';
import { insightStageLabel, MIN_SAMPLE, outcomeLabel } from '#domain/leads/insights.ts';
import { useStatuses } from '#features/leads/index.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { lazy } from '#ui/lazy.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { InsightCard } from './InsightCard.tsx';
import { Rate } from './Rate.tsx';
import { RepliesNote } from './RepliesNote.tsx';

const FunnelChart = lazy(() => import('./FunnelChart.tsx'), 'FunnelChart');

const Stages = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  border-top: 1px solid ${color.line};
  > li {
    min-width: 0;
    padding: ${space[3]} ${space[2]} 96px ${space[5]};
    ${text.small}
    color: ${color.ink2};
  }
  > li + li {
    border-left: 1px solid ${color.line};
  }
  strong {
    ${text.figure}
    display: block;
    color: ${color.ink};
  }
  span > b {
    font-weight: 600;
    color: ${color.ink};
  }
  @media (max-width: 1023.98px) {
    > li {
      padding-inline: ${space[2]} 0;
      font-size: 0.75rem;
    }
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, 1fr);
    > li {
      padding: ${space[3]} ${space[2]} ${space[3]} ${space[5]};
      border-bottom: 1px solid ${color.line};
    }
    > li:nth-child(odd) {
      border-left: none;
    }
  }
`;

const Outcomes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[5]} 0;
  border-top: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink2};
  b {
    margin-left: ${space[1]};
    font-weight: 600;
    color: ${color.ink};
  }
`;

const Chart = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 88px;
  pointer-events: none;
`;

/** How many leads ever reached each stage, and how the others ended. */
export function FunnelCard({ funnel, outcomes }: Pick<Insights, 'funnel' | 'outcomes'>) {
  const { labels } = useStatuses();
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const stages = funnel.map(({ stage, leads }, index) => {
    const before = funnel[index - 1]?.leads;
    return { stage, label: insightStageLabel(stage, labels), leads, before };
  });
  return (
    <InsightCard
      title="Funnel"
      beside={<span>leads that reached each stage</span>}
      note={
        <>
          Counts leads by the furthest status that they ever had. Won is hired or closed-won.
          Deleted leads don't count. <RepliesNote />
        </>
      }
    >
      <Stages>
        {stages.map(({ stage, label, leads, before }) => (
          <li key={stage}>
            {label}
            <strong>{leads.toLocaleString()}</strong>
            {before !== undefined && (
              <span>
                <Rate part={leads} sample={before} />
                {before >= MIN_SAMPLE && ` of ${before.toLocaleString()}`}
              </span>
            )}
          </li>
        ))}
        {!isNarrow && (
          <Chart aria-hidden>
            <FunnelChart leads={funnel.map(({ leads }) => leads)} />
          </Chart>
        )}
      </Stages>
      <Outcomes>
        Closed:
        {outcomes.map(({ outcome, leads }) => (
          <span key={outcome}>
            {outcomeLabel(outcome, labels)} <b>{leads.toLocaleString()}</b>
          </span>
        ))}
      </Outcomes>
    </InsightCard>
  );
}
