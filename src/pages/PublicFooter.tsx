import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, space, text } from '#ui/theme.ts';

const Root = styled.footer`
  width: 100%;
  padding: ${space[5]} ${space[4]} ${space[6]};
  ${text.small}
  color: ${color.ink3};
  text-align: center;

  a {
    display: inline-block;
    padding: ${space[1]} ${space[2]};
    &:hover {
      color: ${color.ink};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** The footer of the public pages. */
export const PublicFooter = () => (
  <Root>
    <Link to="/privacy">Privacy Policy</Link>
  </Root>
);
