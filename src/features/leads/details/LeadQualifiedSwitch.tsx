import { Switch } from 'radix-ui';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { color, media, motion, radius, space } from '#ui/theme.ts';
import { useUpdateDetail } from './useUpdateDetail.ts';

const SwitchLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  cursor: pointer;
  ${media.touch} {
    margin-block: -12px;
    padding-block: 12px;
  }
`;

const Track = styled(Switch.Root)`
  width: 28px;
  height: 16px;
  padding: 0 2px;
  border-radius: ${radius.pill};
  background: ${color.control};
  text-align: left;
  transition: background ${motion.fast};
  &[data-state='checked'] {
    background: ${color.accent};
  }
`;

const Thumb = styled(Switch.Thumb)`
  display: block;
  width: 12px;
  height: 12px;
  border-radius: 50%;
  background: ${color.surface};
  transition: transform ${motion.fast};
  &[data-state='checked'] {
    transform: translateX(12px);
  }
`;

/** Whether a lead is qualified. */
export function LeadQualifiedSwitch({ lead }: { lead: Lead }) {
  const update = useUpdateDetail(lead);
  return (
    <SwitchLabel>
      <Track
        aria-label="Qualified"
        checked={lead.isQualified}
        onCheckedChange={(isQualified) => update({ isQualified })}
      >
        <Thumb />
      </Track>
      {lead.isQualified ? 'Yes' : 'No'}
    </SwitchLabel>
  );
}
