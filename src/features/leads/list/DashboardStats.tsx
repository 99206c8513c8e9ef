import { useNavigate } from 'react-router-dom';
import { useGetLeadStatsQuery, useGetPitchUsageQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { activeApplications } from '#domain/dashboard.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { StatBox } from '#ui/display/StatBox.tsx';
import { selectRecentLeads } from '../leadSelectors.ts';

const signed = (points: number): string => (points < 0 ? `${points}%` : `+${points}%`);

/** The four figures of the dashboard (product spec, section 2), N/A where loading failed. */
export function DashboardStats() {
  const stats = useGetLeadStatsQuery();
  const pitches = useGetPitchUsageQuery();
  const navigate = useNavigate();
  const recent = useAppSelector(selectRecentLeads);
  const { total, responseRate: rate } = stats.data ?? {};
  // A stat without a value is shown as loading.
  const unknown = stats.isLoading ? undefined : NOT_AVAILABLE;
  return (
    <StatBox
      label="Overview"
      stats={[
        {
          label: 'Total Leads',
          value: total?.toLocaleString() ?? unknown,
          onShow: () => navigate('/app/leads'),
        },
        {
          label: 'Active Applications',
          value: recent && activeApplications(recent),
          caption: 'in your 5 most recent leads',
        },
        {
          label: 'Pitches Generated',
          value:
            pitches.data?.total.toLocaleString() ?? (pitches.isLoading ? undefined : NOT_AVAILABLE),
          onShow: () => navigate('/app/pitches'),
        },
        rate
          ? { label: 'Response Rate', value: `${rate.percent}%`, change: signed(rate.change) }
          : { label: 'Response Rate', value: unknown },
      ]}
    />
  );
}
