import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { radius } from '#ui/theme.ts';

const Home = styled(Link)`
  display: flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  border-radius: ${radius.control};
`;

/** The mark, which leads to the landing page. */
export const HomeLink = () => (
  <Home to="/" aria-label="Leadside, home">
    <BrandMark />
  </Home>
);
