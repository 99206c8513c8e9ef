import styled from 'styled-components';
import { Pane } from '#ui/layout/Panes.ts';
import { color, space, text, tone } from '#ui/theme.ts';

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
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space[2]};
    min-height: 48px;
    ${text.small}
    text-align: start;
    > svg {
      color: ${color.ink2};
    }
    &[aria-expanded='true'] > svg {
      rotate: 90deg;
    }
    strong {
      font-weight: 500;
    }
  }
`;

/** The ground of what the user has to look at. */
export const AMBER = `color-mix(in srgb, ${tone.progress.bg} 50%, ${color.surface})`;
