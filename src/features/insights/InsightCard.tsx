import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import { selectInsightsView, tableToggled } from './insightsSlice.ts';

const Sheet = styled(FlushCard)`
  display: flex;
  flex-direction: column;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 52px;
  padding: ${space[2]} ${space[2]} ${space[1]} ${space[5]};
  h2 {
    ${text.sectionTitle}
  }
  > span {
    ${text.small}
    color: ${color.ink3};
  }
  > button {
    margin-left: auto;
  }
`;

/** Says what the figures count. */
const Note = styled.p`
  margin-top: auto;
  padding: ${space[2]} ${space[5]} ${space[4]};
  ${text.smallest}
  color: ${color.ink3};
  text-wrap: pretty;
`;

interface InsightCardProps {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  /** What the figures count. */
  note: ReactNode;
  /** Instead of the chart; without one, the card is a table already. */
  table?: ReactNode;
  children: ReactNode;
}

/** Figures as a chart and, on request, as a table. */
export function InsightCard({ title, beside, note, table, children }: InsightCardProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const isTable = useAppSelector(selectInsightsView).tables.includes(title);
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {beside}
        {table && (
          <Button
            variant="ghost"
            icon={isTable ? ChartColumn : Table2}
            aria-label={`${title} as a ${isTable ? 'chart' : 'table'}`}
            onClick={() => dispatch(tableToggled(title))}
          >
            {isTable ? 'Chart' : 'Table'}
          </Button>
        )}
      </Head>
      {isTable && table ? table : children}
      <Note>{note}</Note>
    </Sheet>
  );
}
