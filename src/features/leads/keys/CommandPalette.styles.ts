import { Command } from 'cmdk';
import styled from 'styled-components';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, media, radius, space, text } from '#ui/theme.ts';

export const Palette = styled(Command)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
  border-radius: ${radius.sheet};

  [cmdk-list] {
    max-height: min(28rem, 60dvh);
    padding: ${space[2]};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  [cmdk-group-heading] {
    padding: ${space[2]} ${space[3]} ${space[1]};
    ${text.smallest}
    font-weight: 500;
    color: ${color.ink2};
  }
  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 44px;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.control};
    color: ${color.ink};
    cursor: pointer;
    &[data-selected='true'] {
      background: ${color.accentSoft};
    }
    > svg {
      width: 28px;
      color: ${color.ink2};
    }
  }
  [cmdk-empty] {
    padding: ${space[6]};
    color: ${color.ink2};
    text-align: center;
  }
`;

export const PaletteField = styled.input.attrs({
  placeholder: 'Search leads, people, actions and pages...',
})`
  width: 100%;
  min-height: 60px;
  padding: 0 ${space[5]};
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  color: ${color.ink};
  font: inherit;
  font-size: 1.0625rem;
  outline: none;
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  ${ellipsis}
  strong {
    margin-right: ${space[2]};
    font-weight: 500;
    color: ${color.ink};
  }
  ${text.small}
  color: ${color.ink2};
`;

export const Keys = styled.footer`
  display: flex;
  gap: ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.smallest}
  color: ${color.ink2};
  > :nth-child(3) {
    margin-left: auto;
  }
  ${media.touch} {
    display: none;
  }
`;
