import styled from 'styled-components';
import { Pane } from '#ui/layout/Panes.ts';
import { color, media, motion, space, text, tone } from '#ui/theme.ts';

export {
  ActionRow,
  Back,
  Columns,
  Counts,
  Head,
  NarrowSheet as NarrowLetter,
  PaneHead,
  Sheet,
  Title,
} from '#ui/layout/Panes.ts';

export const SettingsPane = styled.div`
  flex: none;
  margin-bottom: ${space[4]};
  @media (max-width: 1099.98px) {
    margin: 0;
    padding: ${space[3]} ${space[4]} ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
`;

export const LinesPane = styled(Pane)`
  > div:not(:last-child),
  > header + div {
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

export const LetterPane = styled(Pane)`
  container: letter / inline-size;
  > header {
    padding-inline: ${space[7]};
  }
  &:has(textarea:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  @media (max-width: 1099.98px) {
    flex: 1;
    border: 0;
    &:has(textarea:focus-visible) {
      outline: none;
    }
  }
`;

/** A button that unfolds what is below it. */
export const FoldButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: 36px;
  ${text.small}
  color: ${color.ink2};
  text-align: start;
  > svg {
    flex: none;
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

/** A fold, or what is in its line. */
export const FoldLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 48px;
  padding-inline: ${space[4]};
  border-bottom: 1px solid ${color.line};
  > button[aria-expanded] {
    flex: 1;
    min-height: 48px;
  }
`;

/** The ground of what the user has to look at. */
export const AMBER = `color-mix(in srgb, ${tone.progress.bg} 50%, ${color.surface})`;
