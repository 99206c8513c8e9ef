import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';
import { color, media, radius, shadow, space, text, tone } from './theme.ts';

/** One figure: '128', and how it moved: '+6'. */
export interface Stat {
  label: string;
  value: string | number;
  change?: string;
}

const Box = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  /* The gap lets the ground through: hairlines between the cells at any number of columns. */
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.line};
  box-shadow: ${shadow.card};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Cell = styled.div`
  min-width: 0;
  padding: 17px ${space[5]};
  background: ${color.surface};
`;

const Label = styled.dt`
  ${text.small}
  color: ${color.ink3};
`;

const Figures = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
`;

const Value = styled.span`
  ${text.figure}
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** As high as a line of `Value`, so that nothing moves when the figure comes. */
const Placeholder = () => (
  <PlaceholderLine>
    <Skeleton width="2.4em" height="0.75em" />
  </PlaceholderLine>
);

const PlaceholderLine = styled.span`
  display: flex;
  align-items: center;
  height: 1.3em;
`;

/** '+6' is good news, '-6' is not, and '+0%' is none. */
const changeColor = (change: string): string => {
  if (Number.parseFloat(change) === 0) return color.ink3;
  return change.startsWith('-') ? tone.closed.fg : tone.success.fg;
};

const Change = styled.span`
  ${text.smallest}
  font-weight: 500;
`;

interface StatBoxProps {
  /** The accessible name of the box. */
  label: string;
  /** Four read best. While loading only the labels are shown. */
  stats: readonly Stat[];
  loading?: boolean;
}

/** The figures above a page, in one ruled box. */
export const StatBox = ({ label, stats, loading = false }: StatBoxProps) => (
  <section aria-label={label} aria-busy={loading || undefined}>
    <Box>
      {stats.map((stat) => (
        <Cell key={stat.label}>
          <Label>{stat.label}</Label>
          <Figures>
            <Value>{loading ? <Placeholder /> : stat.value}</Value>
            {!loading && stat.change && (
              <Change style={{ color: changeColor(stat.change) }}>{stat.change}</Change>
            )}
          </Figures>
        </Cell>
      ))}
    </Box>
  </section>
);
