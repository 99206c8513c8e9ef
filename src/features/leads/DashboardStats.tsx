import { useSelector } from 'react-redux';
import { useGetLeadStatsQuery } from '#api/api.ts';
import { activeApplications } from '#domain/dashboard.ts';
import { StatBox } from '#ui/StatBox.tsx';
import { selectLeads, selectRecentLeads } from './leadSelectors.ts';

const signed = (points: number): string => (points < 0 ? `${points}%` : `+${points}%`);

/** The four figures of the dashboard (product spec, section 2). */
export function DashboardStats({ loading }: { loading: boolean }) {
  const { data: stats } = useGetLeadStatsQuery();
  const leads = useSelector(selectLeads);
  const recent = useSelector(selectRecentLeads);
  const { percent, change } = stats?.responseRate ?? { percent: 0, change: 0 };
  const generated = leads.filter((lead) => lead.pitchId !== '').length;
  return (
    <StatBox
      label="Overview"
      loading={loading || !stats}
      stats={[
        { label: 'Total Leads', value: leads.length.toLocaleString() },
        { label: 'Active Applications', value: activeApplications(recent) },
        { label: 'Pitches Generated', value: generated.toLocaleString() },
        { label: 'Response Rate', value: `${percent}%`, change: signed(change) },
      ]}
    />
  );
}
