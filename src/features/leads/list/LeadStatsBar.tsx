import { useAppSelector } from '#app/hooks.ts';
import { StatBox } from '#ui/display/StatBox.tsx';
import { formatMoney } from '../formatMoney.ts';
import { selectCurrency, selectLeadStats } from '../leadSelectors.ts';

/** The figures of all leads. They ignore the filters. */
export function LeadStatsBar({ loading }: { loading: boolean }) {
  const { total, qualified, active, totalValues } = useAppSelector(selectLeadStats);
  const own = useAppSelector(selectCurrency);
  const count = (number: number) => (loading ? undefined : number.toLocaleString());
  const [value = formatMoney(0, own), ...others] = totalValues.map((sum) =>
    formatMoney(sum.value, sum.currency ?? own),
  );
  return (
    <StatBox
      label="Lead statistics"
      stats={[
        { label: 'Total Leads', value: count(total) },
        { label: 'Qualified', value: count(qualified) },
        { label: 'Active', value: count(active) },
        {
          label: 'Total Value',
          value: loading ? undefined : value,
          caption: others.length > 0 && !loading ? `and ${others.join(', ')}` : undefined,
        },
      ]}
    />
  );
}
