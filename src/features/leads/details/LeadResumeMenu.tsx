import { FileText } from 'lucide-react';
import type { Lead } from '#domain/contract/leads.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Menu } from '#ui/overlays/Menu.tsx';
import { LeadResumeChoices } from './LeadResumeChoices.tsx';

/** Chooses the resume that goes with a lead, or makes one. */
export const LeadResumeMenu = ({ lead }: { lead: Lead }) => (
  <Menu label="Resume" side="top" trigger={<Button icon={FileText}>Resume</Button>}>
    <LeadResumeChoices lead={lead} />
  </Menu>
);
