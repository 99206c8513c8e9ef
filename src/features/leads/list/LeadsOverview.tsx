import { Stack } from '#ui/layout/Stack.tsx';
import { SampleLeadsBar } from '../SampleLeads.tsx';
import { LeadFilterBar } from './LeadFilterBar.tsx';
import { LeadResults } from './LeadResults.tsx';
import { LeadStatsBar } from './LeadStatsBar.tsx';
import type { ShownLeads } from './useShownLeads.ts';

interface LeadsOverviewProps {
  list: ShownLeads;
  loading: boolean;
}

/** Figures, filters and cards (product spec, section 2, Leads). */
export const LeadsOverview = ({ list, loading }: LeadsOverviewProps) => (
  <>
    <Stack>
      <LeadStatsBar loading={loading} />
      <LeadFilterBar />
    </Stack>
    <LeadResults list={list} loading={loading} />
    <SampleLeadsBar />
  </>
);
