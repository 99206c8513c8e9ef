import { useSelector } from 'react-redux';
import { StatBox } from '#ui/StatBox.tsx';
import { formatMoney } from './formatMoney.ts';
import { selectLeadStats } from './leadSelectors.ts';

export function LeadStatsBar({ loading }: { loading: boolean }) {
  const { total, qualified, active, totalValue } = useSelector(selectLeadStats);
  return (
    <StatBox
      label="Lead statistics"
      loading={loading}
      stats={[
        { label: 'Total Leads', value: total.toLocaleString() },
        { label: 'Qualified', value: qualified.toLocaleString() },
        { label: 'Active', value: active.toLocaleString() },
        { label: 'Total Value', value: formatMoney(totalValue) },
      ]}
    />
  );
}
