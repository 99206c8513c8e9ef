import { useFormikContext } from 'formik';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import type { PitchFormValues } from './pitchFormValues.ts';
import { settingsText } from './pitchOptions.ts';
import { pitchSettingsChanged, selectPitchSettings } from './pitchSettingsSlice.ts';

const Toggle = styled.button`
  display: flex;
  flex: 1 1 12rem;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;
  color: ${color.ink2};
  ${text.body}
  text-align: start;
  overflow-wrap: anywhere;
  strong {
    color: ${color.ink};
    font-weight: 600;
  }
  > svg {
    margin-top: 3px;
  }
  ${media.touch} {
    min-height: 44px;
    align-items: center;
  }
`;

/** Whether the settings are unfolded, and what folds them. */
export function useSettings(summary: RefObject<HTMLButtonElement | null>) {
  const dispatch = useAppDispatch();
  const { isOpen } = useAppSelector(selectPitchSettings);
  const { submitCount, isValid } = useFormikContext<PitchFormValues>();
  // A field with an error must be seen.
  useEffect(() => {
    if (submitCount > 0 && !isValid) dispatch(pitchSettingsChanged({ isOpen: true }));
  }, [dispatch, submitCount, isValid]);
  const close = () => {
    dispatch(pitchSettingsChanged({ isOpen: false }));
    summary.current?.focus();
  };
  return {
    isOpen,
    close,
    toggle: () => dispatch(pitchSettingsChanged({ isOpen: !isOpen })),
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    },
  };
}

interface SettingsSummaryProps {
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onToggle: () => void;
  /** The company, where the view doesn't name it. */
  company?: string;
  /** The letter has other settings. */
  isChanged: boolean;
}

/** The settings of the letter in one line, which unfolds them. */
export function SettingsSummary({
  ref,
  isOpen,
  onToggle,
  company,
  isChanged,
}: SettingsSummaryProps) {
  const { values } = useFormikContext<PitchFormValues>();
  return (
    <Toggle ref={ref} type="button" aria-expanded={isOpen} onClick={onToggle}>
      <Icon of={isOpen ? ChevronDown : ChevronRight} />
      <span>
        <strong>
          {settingsText(values)}
          {company && '.'}
        </strong>{' '}
        {company && `For ${company}.`} {isChanged && 'Changed, not written yet.'}
      </span>
    </Toggle>
  );
}
