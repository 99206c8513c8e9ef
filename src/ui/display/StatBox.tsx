import styled, { css } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { color, radius, shadow, space, text, tone } from '../theme.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** A figure and its change: '128' and '+6'. */
interface Stat {
  label: string;
  /** `undefined` while it loads. */
  value: string | number | undefined;
  change?: string;
  /** Says what the figure counts, when the label doesn't. */
  caption?: string;
  /** Shows what the figure counts. */
  onShow?: () => void;
}

/** The width of the content decides, because the sidebar may be open or closed. */
const StatSection = styled.section`
  container: figures / inline-size;
`;

/** On a phone a figure is beside its label, so that what needs the user is on the first screen. */
const COMPACT = '@container figures (width < 28rem)';

const Box = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  /* The background shows through the gaps as lines between the cells. */
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.line};
  box-shadow: ${shadow.card};
  @container figures (width < 38rem) {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** Figure and label in one line, without the words below. */
const inLine = css`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-height: 50px;
  padding: ${space[1]} ${space[5]};
  > :last-child:nth-child(3) {
    ${visuallyHidden}
  }
`;

const Cell = styled.div<{ $isLine: boolean }>`
  container-type: inline-size;
  min-width: 0;
  padding: 17px ${space[5]};
  background: ${color.surface};
  ${({ $isLine }) => $isLine && inLine}
  ${COMPACT} {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    column-gap: ${space[1]};
    padding: ${space[1]} ${space[3]};
  }
`;

const Label = styled.dt`
  ${text.small}
  color: ${color.ink3};
  ${COMPACT} {
    ${text.smallest}
    /* The same lines beside a figure that is loading. */
    width: min-content;
  }
`;

const Figures = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  ${COMPACT} {
    flex-wrap: nowrap;
    column-gap: ${space[1]};
  }
`;

/** The line height of `text.figure`, also for smaller and loading figures, so nothing shifts. */
const FIGURE_LINE = '2.275rem';

/** The average width of a character in em, with room to spare. */
const CHARACTER_WIDTH = 0.56;

/** A long figure is smaller, so it stays on one line. */
const Value = styled.span<{ $characters: number }>`
  ${text.figure}
  line-height: ${FIGURE_LINE};
  white-space: nowrap;
  --fitting: ${({ $characters }) => (100 / ($characters * CHARACTER_WIDTH)).toFixed(1)}cqi;
  font-size: min(1.75rem, var(--fitting));
  ${COMPACT} {
    font-size: min(1.25rem, var(--fitting));
  }
`;

const PlaceholderLine = styled.span`
  display: flex;
  align-items: center;
  width: 4.2rem;
  height: ${FIGURE_LINE};
`;

/** Green for '+6', red for '-6', gray for '+0%'. */
const changeColor = (change: string): string => {
  if (Number.parseFloat(change) === 0) return color.ink3;
  return change.startsWith('-') ? tone.closed.fg : tone.success.fg;
};

const Change = styled.span`
  ${text.smallest}
  font-weight: 500;
`;

const Caption = styled.dd`
  ${text.smallest}
  color: ${color.ink3};
  ${COMPACT} {
    ${visuallyHidden}
  }
`;

interface StatBoxProps {
  /** The accessible name of the box. */
  label: string;
  stats: readonly Stat[];
  /** One line of figures with their labels. */
  isLine?: boolean;
}

const ShowButton = styled.button`
  border-radius: ${radius.control};
  text-align: left;
  &:hover {
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;

function Figure({ label, value, onShow }: Stat) {
  if (value !== undefined) {
    const figure = <Value $characters={String(value).length}>{value}</Value>;
    if (!onShow) return figure;
    return (
      <ShowButton type="button" aria-label={`${label}: ${value}. Show them`} onClick={onShow}>
        {figure}
      </ShowButton>
    );
  }
  return (
    <PlaceholderLine>
      <Skeleton height="1.3125rem" />
    </PlaceholderLine>
  );
}

/** The figures at the top of a page. */
export const StatBox = ({ label, stats, isLine = false }: StatBoxProps) => (
  <StatSection
    aria-label={label}
    aria-busy={stats.some(({ value }) => value === undefined) || undefined}
  >
    <Box>
      {stats.map((stat) => (
        <Cell key={stat.label} $isLine={isLine}>
          <Label>{stat.label}</Label>
          <Figures>
            <Figure {...stat} />
            {stat.change && (
              <Change style={{ color: changeColor(stat.change) }}>{stat.change}</Change>
            )}
          </Figures>
          {stat.caption && <Caption>{stat.caption}</Caption>}
        </Cell>
      ))}
    </Box>
  </StatSection>
);
