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

/** The figures of all leads; they ignore the filters. One line on a phone, and above a table or a board. */
export function LeadStatsBar({ loading }: { loading: boolean }) {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const { total, qualified, active, totalValues } = useAppSelector(selectLeadStats);
  const own = useAppSelector(selectCurrency);
  const count = (number: number) => (loading ? undefined : number.toLocaleString());
  const show = (filters: Partial<LeadFilters>) => () => dispatch(onlyFilterChosen(filters));
  const sums = totalValues.map((sum) => formatMoney(sum.value, sum.currency ?? own));
  const [value = formatMoney(0, own), ...others] = sums;
  if (isNarrow || layout !== 'cards') {
    const counts = [`${total.toLocaleString()} leads`, `${active.toLocaleString()} active`];
    return <Line>{loading ? 'Loading your leads...' : [...counts, ...sums].join(', ')}</Line>;
  }
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
