import styled from 'styled-components';
import type { Lead } from '#domain/lead.ts';
import { space } from '#ui/theme.ts';
import { LeadCard } from './LeadCard.tsx';

/** As many columns as fit; `LeadGridSkeleton` stands on the same grid. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr));
  gap: ${space[4]};
  list-style: none;
  & > li {
    display: grid;
    min-width: 0;
  }
`;

export function LeadGrid({ leads }: { leads: readonly Lead[] }) {
  return (
    <Grid aria-label="Leads">
      {leads.map((lead) => (
        <li key={lead.id}>
          <LeadCard lead={lead} />
        </li>
      ))}
    </Grid>
  );
}
