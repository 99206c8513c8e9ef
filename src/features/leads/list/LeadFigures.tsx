import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadFieldName } from '#domain/contract/leadFields.ts';
import { counted } from '#domain/counted.ts';
import type { LeadFilters } from '#domain/leads/leadFilters.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { StatBox } from '#ui/display/StatBox.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Box } from '#ui/layout/Stack.tsx';
import { color, text } from '#ui/theme.ts';
import { formatMoney } from '../formatMoney.ts';
import { onlyFilterChosen } from '../leadFiltersSlice.ts';
import { selectLayout } from '../leadListSlice.ts';
import { selectCurrency, selectLeadStats, selectUsedFields } from '../leadSelectors.ts';

const Line = styled.p`
  ${text.small}
  /* It gets the room that the title and the actions leave. */
  flex: 1;
  contain: inline-size;
  color: ${color.ink2};
  ${ellipsis}
`;

function useTotals(): string[] {
  const { totalValues } = useAppSelector(selectLeadStats);
  const own = useAppSelector(selectCurrency);
  return totalValues.map((sum) => formatMoney(sum.value, sum.currency ?? own));
}

interface LeadFiguresProps {
  loading: boolean;
}

function FiguresLine() {
  const { total, qualified, active } = useAppSelector(selectLeadStats);
  const totals = useTotals();
  const used = useAppSelector(selectUsedFields);
  const counts = [
    counted(total, 'lead'),
    ...(used.has('isQualified') || qualified > 0
      ? [`${qualified.toLocaleString()} qualified`]
      : []),
    `${active.toLocaleString()} active`,
  ];
  return <Line>{[...counts, ...totals].join(', ')}</Line>;
}

function FiguresBox({ loading }: LeadFiguresProps) {
  const dispatch = useAppDispatch();
  const { total, qualified, active } = useAppSelector(selectLeadStats);
  const own = useAppSelector(selectCurrency);
  const used = useAppSelector(selectUsedFields);
  // Before there is a lead, no one knows what the user tracks.
  const shows = (name: LeadFieldName) => total === 0 || used.has(name);
  const [value = formatMoney(0, own), ...others] = useTotals();
  const count = (number: number) => (loading ? undefined : number.toLocaleString());
  const show = (filters: Partial<LeadFilters>) => () => dispatch(onlyFilterChosen(filters));
  return (
    <StatBox
      label="Lead statistics"
      stats={[
        { label: 'Total Leads', value: count(total), onShow: show({}) },
        ...(shows('isQualified') || qualified > 0
          ? [{ label: 'Qualified', value: count(qualified), onShow: show({ scope: 'qualified' }) }]
          : []),
        { label: 'Active', value: count(active), onShow: show({ scope: 'active' }) },
        ...(shows('value')
          ? [
              {
                label: 'Total Value',
                value: loading ? undefined : value,
                caption: others.length > 0 && !loading ? `and ${others.join(', ')}` : undefined,
              },
            ]
          : []),
      ]}
    />
  );
}

/** No room for the line beside the title. */
const TIGHT = '(max-width: 899.98px)';

/** The figures of all leads, which ignore the filters: a box above the cards, a line where there's less room. */
export function LeadFigures({ loading }: LeadFiguresProps) {
  const layout = useAppSelector(selectLayout);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const isTight = useMediaQuery(TIGHT);
  if (!isTight && layout !== 'cards') return null;
  return (
    <Box $pad={[0, 0, 3]}>
      {isNarrow || layout !== 'cards' ? <FiguresLine /> : <FiguresBox loading={loading} />}
    </Box>
  );
}

/** The same as a line beside the title, above a table or a board. */
export function LeadFiguresBesideTitle() {
  const layout = useAppSelector(selectLayout);
  return !useMediaQuery(TIGHT) && layout !== 'cards' && <FiguresLine />;
}
