import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, media, motion, space, text } from '#ui/theme.ts';
import { settingsText } from './pitchOptions.ts';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: 36px;
  ${text.small}
  color: ${color.ink2};
  text-align: start;
  > svg {
    transition: rotate ${motion.fast};
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  strong {
    color: ${color.ink};
    font-weight: 500;
  }
  ${media.touch} {
    min-height: 48px;
  }
`;

interface SettingsToggleProps {
  settings: PitchSettings;
  /** `null` for one that we don't know. */
  language: string | null;
  isOpen: boolean;
  onToggle: () => void;
}

/** The settings in one line, which unfolds them: 'Cover letter, professional, medium · English'. */
export const SettingsToggle = ({ settings, language, isOpen, onToggle }: SettingsToggleProps) => (
  <Toggle type="button" aria-expanded={isOpen} onClick={onToggle}>
    <Icon of={ChevronRight} />
    <span>
      <strong>{settingsText(settings)}</strong> · {language ?? 'the posting’s language'}
    </span>
  </Toggle>
);
