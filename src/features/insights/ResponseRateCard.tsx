import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { type LeadCategory, RATE_GROUPS, type RateGroup } from '#domain/contract/enums.ts';
import type { Insights, ResponseSample } from '#domain/contract/insights.ts';
import { monthLabel, rateOf } from '#domain/leads/insights.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { Box } from '#ui/layout/Stack.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { InsightCard } from './InsightCard.tsx';
import { insightsChanged, selectInsightsView } from './insightsSlice.ts';
import { Rate } from './Rate.tsx';
import { RepliesNote } from './RepliesNote.tsx';

const Bars = styled.table`
  width: calc(100% - 2 * ${space[3]});
  margin: 0 ${space[3]};
  border-collapse: collapse;
  ${text.small}
  font-variant-numeric: tabular-nums;
  thead {
    ${visuallyHidden}
  }
  td,
  th {
    padding: 5px ${space[2]};
    text-align: right;
    white-space: nowrap;
  }
  th {
    width: 30%;
    max-width: 7.5rem;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    font-weight: 400;
  }
  tr > :first-child {
    border-radius: ${radius.control} 0 0 ${radius.control};
  }
  tr > :last-child {
    border-radius: 0 ${radius.control} ${radius.control} 0;
  }
  tbody tr:hover {
    background: ${color.hover};
  }
  [data-few] {
    color: ${color.ink3};
  }
  tbody:last-child > tr > * {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
    font-weight: 600;
  }
`;

const BarCell = styled.td`
  width: 70%;
  ${media.narrow} {
    display: none;
  }
`;

const Track = styled.div`
  height: 10px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.sunken};
  > div {
    height: 100%;
    background: ${color.accent};
    opacity: 0.7;
  }
  tbody:last-child & > div {
    background: ${color.ink3};
    opacity: 1;
  }
`;

const OPTIONS = RATE_GROUPS.map((value) => ({
  value,
  label: { source: 'by source', category: 'by type', month: 'by month' }[value],
}));

const COLUMN: Record<RateGroup, string> = { source: 'Source', category: 'Type', month: 'Month' };

function labelOf({ by, key }: ResponseSample): string {
  if (by === 'all') return 'All leads';
  if (by === 'category') return LEAD_CATEGORY_LABELS[key as LeadCategory] ?? 'No type';
  if (by === 'month') return monthLabel(key);
  return key || 'No source';
}

/** The best rates first, then the largest samples that say nothing; months in their order. */
function inOrder(samples: readonly ResponseSample[], by: RateGroup): ResponseSample[] {
  const rank = ({ applied, replied }: ResponseSample) => rateOf(replied, applied) ?? -1;
  return samples
    .filter((sample) => sample.by === by)
    .toSorted((a, b) => (by === 'month' ? (a.key < b.key ? 1 : -1) : rank(b) - rank(a)));
}

function Row({ sample }: { sample: ResponseSample }) {
  const { applied, replied } = sample;
  const percent = rateOf(replied, applied);
  const isFew = percent === null || undefined;
  return (
    <tr data-few={isFew}>
      <th scope="row" title={labelOf(sample)}>
        {labelOf(sample)}
      </th>
      <BarCell>
        {!isFew && (
          <Track aria-hidden>
            <div style={{ width: `${percent}%` }} />
          </Track>
        )}
      </BarCell>
      <td>
        <Rate part={replied} sample={applied} />
      </td>
      <Box as="td" $tone="ink2">
        {replied.toLocaleString()} of {applied.toLocaleString()}
      </Box>
    </tr>
  );
}

/** So many at first. */
const FEW = 8;

/** The share of contacted leads that replied. */
export function ResponseRateCard({ responseRate }: Pick<Insights, 'responseRate'>) {
  const dispatch = useAppDispatch();
  const { ratesBy } = useAppSelector(selectInsightsView);
  const [showsAll, setShowsAll] = useState(false);
  const samples = inOrder(responseRate, ratesBy);
  const shown = showsAll ? samples : samples.slice(0, FEW);
  const all = responseRate.filter(({ by }) => by === 'all');
  return (
    <InsightCard
      title="Response rate"
      beside={
        <FilterSelect
          label="Response rate by"
          options={OPTIONS}
          value={ratesBy}
          onValueChange={(value) => dispatch(insightsChanged({ ratesBy: value as RateGroup }))}
        />
      }
      note={
        <>
          Of the leads that you applied to or contacted, those where a person wrote back. Months are
          those in which you applied. <RepliesNote />
        </>
      }
    >
      <Bars>
        <thead>
          <tr>
            <th scope="col">{COLUMN[ratesBy]}</th>
            <BarCell />
            <th scope="col">Rate</th>
            <th scope="col">Replied, of those applied</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((sample) => (
            <Row key={sample.key} sample={sample} />
          ))}
        </tbody>
        <tbody>
          {all.map((sample) => (
            <Row key="all" sample={sample} />
          ))}
        </tbody>
      </Bars>
      {samples.length > shown.length && (
        <Box $pad={[0, 2]}>
          <Button variant="ghost" onClick={() => setShowsAll(true)}>
            Show all {samples.length}
          </Button>
        </Box>
      )}
    </InsightCard>
  );
}
