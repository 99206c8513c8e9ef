import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BrandMark } from '#ui/BrandMark.tsx';
import { media, radius, space } from '#ui/theme.ts';

const Root = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  padding: ${space[4]} ${space[12]};
  ${media.narrow} {
    padding: ${space[3]} ${space[4]};
  }
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius.control};
`;

const Actions = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  /* Aligns the text of the last button with the margin. */
  margin-right: -13px;
`;

/** The header of the public pages: the brand, which links home, and actions. */
export const PublicHeader = ({ children }: { children: ReactNode }) => (
  <Root>
    <Home to="/" aria-label="Leadside, home">
      <BrandMark />
    </Home>
    <Actions aria-label="Main">{children}</Actions>
  </Root>
);
