import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadFilters } from '#domain/leads/leadFilters.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { StatBox } from '#ui/display/StatBox.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, text } from '#ui/theme.ts';
import { formatMoney } from '../formatMoney.ts';
import { onlyFilterChosen } from '../leadFiltersSlice.ts';
import { selectLayout } from '../leadListSlice.ts';
import { selectCurrency, selectLeadStats } from '../leadSelectors.ts';

const Line = styled.p`
  ${text.small}
  color: ${color.ink2};
  ${ellipsis}
`;

/** Whether the figures have a box of their own: above the cards. Otherwise they're a line beside the title. */
function useHasBox(): boolean {
  const layout = useAppSelector(selectLayout);
  return !useMediaQuery(NARROW_QUERY) && layout === 'cards';
}

function useTotals(): string[] {
  const { totalValues } = useAppSelector(selectLeadStats);
  const own = useAppSelector(selectCurrency);
  return totalValues.map((sum) => formatMoney(sum.value, sum.currency ?? own));
}

/** The figures of all leads as a line; they ignore the filters. */
export function LeadFiguresLine() {
  const { total, qualified, active } = useAppSelector(selectLeadStats);
  const totals = useTotals();
  if (useHasBox()) return null;
  const counts = [
    `${total.toLocaleString()} ${total === 1 ? 'lead' : 'leads'}`,
    `${qualified.toLocaleString()} qualified`,
    `${active.toLocaleString()} active`,
  ];
  return <Line>{[...counts, ...totals].join(', ')}</Line>;
}

/** The figures of all leads (product spec, section 2, Leads). */
export function LeadFigures({ loading }: { loading: boolean }) {
  const dispatch = useAppDispatch();
  const { total, qualified, active } = useAppSelector(selectLeadStats);
  const own = useAppSelector(selectCurrency);
  const [value = formatMoney(0, own), ...others] = useTotals();
  if (!useHasBox()) return null;
  const count = (number: number) => (loading ? undefined : number.toLocaleString());
  const show = (filters: Partial<LeadFilters>) => () => dispatch(onlyFilterChosen(filters));
  return (
    <StatBox
      label="Lead statistics"
      stats={[
        { label: 'Total Leads', value: count(total), onShow: show({}) },
        { label: 'Qualified', value: count(qualified), onShow: show({ scope: 'qualified' }) },
        { label: 'Active', value: count(active), onShow: show({ scope: 'active' }) },
        {
          label: 'Total Value',
          value: loading ? undefined : value,
          caption: others.length > 0 && !loading ? `and ${others.join(', ')}` : undefined,
        },
      ]}
    />
  );
}
