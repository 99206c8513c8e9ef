import styled from 'styled-components';
import { rateOf } from '#domain/leads/insights.ts';
import { color } from '#ui/theme.ts';

const Few = styled.span`
  font-weight: 400;
  color: ${color.ink3};
`;

/** A percentage, unless there are too few leads to tell. */
export function Rate({ part, sample }: { part: number; sample: number }) {
  const percent = rateOf(part, sample);
  return percent === null ? <Few>Too few to tell</Few> : <b>{percent}%</b>;
}
