import { useSelector } from 'react-redux';
import { StatBox } from '#ui/StatBox.tsx';
import { formatMoney } from './formatMoney.ts';
import { selectLeadStats } from './leadSelectors.ts';

/** The figures of all leads, once all are there. */
export function LeadStatsBar({ loading }: { loading: boolean }) {
  const { total, qualified, active, totalValue } = useSelector(selectLeadStats);
  const figure = (value: string) => (loading ? undefined : value);
  return (
    <StatBox
      label="Lead statistics"
      stats={[
        { label: 'Total Leads', value: figure(total.toLocaleString()) },
        { label: 'Qualified', value: figure(qualified.toLocaleString()) },
        { label: 'Active', value: figure(active.toLocaleString()) },
        { label: 'Total Value', value: figure(formatMoney(totalValue)) },
      ]}
    />
  );
}
