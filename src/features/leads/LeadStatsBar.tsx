import { useAppSelector } from '#app/hooks.ts';
import { StatBox } from '#ui/StatBox.tsx';
import { formatMoney } from './formatMoney.ts';
import { selectLeadStats } from './leadSelectors.ts';

/** The figures of all leads, whatever the filters. */
export function LeadStatsBar({ loading }: { loading: boolean }) {
  const { total, qualified, active, totalValue } = useAppSelector(selectLeadStats);
  const count = (number: number) => (loading ? undefined : number.toLocaleString());
  return (
    <StatBox
      label="Lead statistics"
      stats={[
        { label: 'Total Leads', value: count(total) },
        { label: 'Qualified', value: count(qualified) },
        { label: 'Active', value: count(active) },
        { label: 'Total Value', value: loading ? undefined : formatMoney(totalValue) },
      ]}
    />
  );
}
