import { useNavigate } from 'react-router-dom';
import { useGetLeadStatsQuery, useGetPitchUsageQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { activeApplications } from '#domain/leads/dashboard.ts';
import { EMPTY_VALUE } from '#domain/leads/lead.ts';
import { repliesNote } from '#domain/leads/responseRate.ts';
import { selectRecentLeads } from '#features/leads/index.ts';
import { StatBox } from '#ui/display/StatBox.tsx';

const signed = (points: number): string => (points < 0 ? `${points}%` : `+${points}%`);

/** The four figures of the dashboard (product spec, section 2), a dash where loading failed. */
export function DashboardStats() {
  const stats = useGetLeadStatsQuery();
  const pitches = useGetPitchUsageQuery();
  const { data: profile } = useGetProfileQuery();
  const navigate = useNavigate();
  const recent = useAppSelector(selectRecentLeads);
  const { total, active, responseRate: rate } = stats.data ?? {};
  // A stat without a value is shown as loading.
  const unknown = stats.isLoading ? undefined : EMPTY_VALUE;
  return (
    <StatBox
      isLine
      label="Overview"
      stats={[
        {
          label: 'Total Leads',
          value: total?.toLocaleString() ?? unknown,
          onShow: () => navigate('/app/leads'),
        },
        {
          label: 'Active Applications',
          value: active?.toLocaleString() ?? unknown,
          // Keeps its line while it loads.
          caption:
            recent && active
              ? `${activeApplications(recent)} in your 5 most recent leads`
              : '\u00a0',
          onShow: () => navigate('/app/leads?show=active'),
        },
        {
          label: 'Pitches Generated',
          value:
            pitches.data?.total.toLocaleString() ?? (pitches.isLoading ? undefined : EMPTY_VALUE),
          onShow: () => navigate('/app/pitches'),
        },
        {
          label: 'Response Rate',
          value: rate ? `${rate.percent}%` : unknown,
          change: rate?.change ? signed(rate.change) : undefined,
          caption: rate?.percent ? repliesNote(profile?.rejectionsAreReplies ?? false) : undefined,
        },
      ]}
    />
  );
}
