import styled from 'styled-components';
import { color, layer, media, radius, space } from '../theme.ts';

/** The form's buttons, sticky at the bottom of the window. */
export const FormFooter = styled.footer`
  position: sticky;
  anchor-name: --bar;
  bottom: var(--foot, 0px);
  z-index: ${layer.sticky};
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface};
  ${media.narrow} {
    flex-wrap: wrap;
    padding: ${space[3]} ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom));
    > * {
      flex: 1 0 auto;
      padding-inline: ${space[2]};
    }
  }
`;
