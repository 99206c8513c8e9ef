import { useEffect } from 'react';
import { useGetPitchesQuery, useGetStatusChangesQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { PitchPurpose, PitchType } from '#domain/contract/enums.ts';
import {
  followUpContext,
  followUpType,
  proposedPurpose,
} from '#domain/pitches/followUp/followUpContext.ts';
import { type LeadsState, selectLeadById } from '#features/leads/index.ts';
import { PURPOSE_OPTIONS } from './pitchOptions.ts';
import { SettingMenu } from './SettingMenu.tsx';

/** What a letter is for, and the lead that it was proposed for: '' without one. */
export interface ProposedPurpose {
  purpose: PitchPurpose;
  purposeFor: string;
}

interface PurposeMenuProps {
  /** '' for an opportunity that isn't a lead. */
  leadId: string;
  value: ProposedPurpose;
  disabled?: boolean;
  /** Gets the user's choice, or once for each lead what its status and history propose. */
  onChange: (changes: Partial<ProposedPurpose> & { type?: PitchType }) => void;
}

/** Chooses between a first letter and a follow-up. */
export function PurposeMenu({ leadId, value, disabled = false, onChange }: PurposeMenuProps) {
  const lead = useAppSelector((state: LeadsState) => selectLeadById(state, leadId));
  const skip = leadId === '';
  const pitches = useGetPitchesQuery(leadId, { skip });
  const changes = useGetStatusChangesQuery(leadId, { skip });
  const isLoading = [pitches, changes].some((query) => !query.currentData && !query.isError);
  const { purpose, purposeFor } = value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lead.
  useEffect(() => {
    if (leadId === purposeFor) return;
    if (leadId === '') onChange({ purpose: 'first', purposeFor: '' });
    if (!lead || isLoading) return;
    const context = followUpContext(lead, pitches.currentData ?? [], changes.currentData ?? []);
    const proposed = proposedPurpose(lead, context);
    const type = proposed === 'first' ? {} : { type: followUpType(lead, context) };
    onChange({ purpose: proposed, purposeFor: leadId, ...type });
  }, [leadId, purposeFor, lead === undefined, isLoading]);

  return (
    <SettingMenu
      label="Letter"
      value={purpose}
      options={PURPOSE_OPTIONS}
      disabled={disabled}
      onChoose={(next) => onChange({ purpose: next as PitchPurpose })}
    />
  );
}
