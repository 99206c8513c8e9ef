import { useSelector } from 'react-redux';
import { useGetLeadStatsQuery, useGetPitchesQuery } from '#api/api.ts';
import { activeApplications } from '#domain/dashboard.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { StatBox } from '#ui/StatBox.tsx';
import { selectLeads, selectRecentLeads } from './leadSelectors.ts';

const signed = (points: number): string => (points < 0 ? `${points}%` : `+${points}%`);

/** The four figures of the dashboard (product spec, section 2); what cannot be loaded says N/A. */
export function DashboardStats({ loading }: { loading: boolean }) {
  const stats = useGetLeadStatsQuery();
  const pitches = useGetPitchesQuery();
  const leads = useSelector(selectLeads);
  const recent = useSelector(selectRecentLeads);
  const rate = stats.data?.responseRate;
  return (
    <StatBox
      label="Overview"
      loading={loading || stats.isLoading || pitches.isLoading}
      stats={[
        { label: 'Total Leads', value: leads.length.toLocaleString() },
        { label: 'Active Applications', value: activeApplications(recent) },
        {
          label: 'Pitches Generated',
          value: pitches.data?.data.length.toLocaleString() ?? NOT_AVAILABLE,
        },
        rate
          ? { label: 'Response Rate', value: `${rate.percent}%`, change: signed(rate.change) }
          : { label: 'Response Rate', value: NOT_AVAILABLE },
      ]}
    />
  );
}
