import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';
import { color, media, radius, shadow, space, text, tone } from './theme.ts';

/** One figure: '128', and how it moved: '+6'. */
export interface Stat {
  label: string;
  /** `undefined` until it is known. */
  value: string | number | undefined;
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
  container-type: inline-size;
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

/** As high as `text.figure` has it, also where a figure is smaller or not there yet: nothing moves. */
const FIGURE_LINE = '2.275rem';

/** The width of a figure's characters on average, in em, with room to spare. */
const CHARACTER = 0.56;

/** One line, whatever the figure: smaller once it would be wider than its cell. */
const Value = styled.span<{ $characters: number }>`
  ${text.figure}
  line-height: ${FIGURE_LINE};
  white-space: nowrap;
  font-size: min(1.75rem, ${({ $characters }) => (100 / ($characters * CHARACTER)).toFixed(1)}cqi);
`;

const PlaceholderLine = styled.span`
  display: flex;
  align-items: center;
  width: 4.2rem;
  height: ${FIGURE_LINE};
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
  /** Four read best. */
  stats: readonly Stat[];
}

function Figure({ value }: Pick<Stat, 'value'>) {
  if (value !== undefined) return <Value $characters={String(value).length}>{value}</Value>;
  return (
    <PlaceholderLine>
      <Skeleton height="1.3125rem" />
    </PlaceholderLine>
  );
}

/** The figures above a page, in one ruled box. */
export const StatBox = ({ label, stats }: StatBoxProps) => (
  <section
    aria-label={label}
    aria-busy={stats.some(({ value }) => value === undefined) || undefined}
  >
    <Box>
      {stats.map(({ label: name, value, change }) => (
        <Cell key={name}>
          <Label>{name}</Label>
          <Figures>
            <Figure value={value} />
            {change && <Change style={{ color: changeColor(change) }}>{change}</Change>}
          </Figures>
        </Cell>
      ))}
    </Box>
  </section>
);
