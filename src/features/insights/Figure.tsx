import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import type { InsightLeadsQuery } from '#domain/contract/insights.ts';
import { rateOf } from '#domain/leads/insights.ts';
import { ownTimeZone } from '#domain/timeZone.ts';
import { color, media } from '#ui/theme.ts';
import { selectInsightsView } from './insightsSlice.ts';

const Underlined = styled(Link)`
  border-bottom: 1px solid ${color.line2};
  white-space: nowrap;
  &:hover {
    border-color: currentcolor;
    color: ${color.accentText};
  }
  ${media.touch} {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -10px -6px;
    }
  }
`;

const Few = styled.span`
  font-weight: 400;
  color: ${color.ink3};
`;

/** The leads that a figure counts: what they have in common. */
export type FigureOf = Partial<InsightLeadsQuery>;

/** The condition as a query, with the time zone in which weeks and months are meant. */
function insightQuery(of: FigureOf): string {
  const { period, ...conditions } = of;
  const isDay = of.month !== undefined || of.activity !== undefined;
  const params = {
    ...conditions,
    ...(period !== 'all' && { period }),
    ...(isDay && { timeZone: ownTimeZone() }),
  };
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given as [string, string][]).toString();
}

/** A number that leads to the leads that it counts. */
export function Figure({ of, children }: { of: FigureOf; children: ReactNode }) {
  const { period } = useAppSelector(selectInsightsView);
  // Weeks are always the last twelve.
  const query = insightQuery(of.activity === undefined ? { ...of, period } : of);
  return <Underlined to={`/app/leads?insight=${encodeURIComponent(query)}`}>{children}</Underlined>;
}

interface RateProps {
  part: number;
  sample: number;
  /** The leads of `part`. */
  of: FigureOf;
}

/** A percentage that leads to the leads that it counts, unless there are too few to tell. */
export function Rate({ part, sample, of }: RateProps) {
  const percent = rateOf(part, sample);
  return percent === null ? <Few>Too few to tell</Few> : <Figure of={of}>{percent}%</Figure>;
}
