import { Sparkles } from 'lucide-react';
import type { Lead } from '#domain/contract/leads.ts';
import { isSampleLead } from '#domain/leads/isSampleLead.ts';
import { Chip } from '#ui/display/Chip.tsx';

/** Marks a sample lead, so that it isn't taken for one of the user's. */
export const SampleMark = ({ lead }: { lead: Lead }) =>
  isSampleLead(lead) && <Chip icon={Sparkles}>Sample</Chip>;
