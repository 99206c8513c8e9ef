import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TextLink } from '#ui/buttons/textLink.ts';
import { color, text } from '#ui/theme.ts';

const Hint = styled.p`
  ${text.small}
  color: ${color.ink2};
`;

/** Leads to the short form of a profile, for users without a resume. */
export const ShortProfileLink = ({ children }: { children: string }) => (
  <TextLink as={Link} to="/app/edit-profile" state={{ isShort: true }}>
    {children}
  </TextLink>
);

/** The way on for a user without a resume. */
export const NoResume = () => (
  <Hint>
    No resume at hand? <ShortProfileLink>Answer three questions</ShortProfileLink>
  </Hint>
);
