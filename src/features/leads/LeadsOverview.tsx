import { Stack } from '#ui/Stack.tsx';
import { LeadFilterBar } from './LeadFilterBar.tsx';
import { LeadResults } from './LeadResults.tsx';
import { LeadStatsBar } from './LeadStatsBar.tsx';

/** Figures, filters and cards (product spec, section 2, Leads). */
export const LeadsOverview = ({ loading }: { loading: boolean }) => (
  <>
    <Stack>
      <LeadStatsBar loading={loading} />
      <LeadFilterBar />
    </Stack>
    <LeadResults loading={loading} />
  </>
);
