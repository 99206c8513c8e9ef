import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import { PublicHeader } from './PublicHeader.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: ${space[8]} ${space[4]} ${space[24]};
  text-align: center;

  h1 {
    font-family: ${font.serif};
    font-size: clamp(2.25rem, 5vw, 3rem);
    line-height: 1.1;
    font-weight: 450;
    letter-spacing: -0.025em;
  }
`;

const Code = styled.p`
  margin-bottom: ${space[2]};
  ${text.label}
  color: ${color.ink3};
`;

const Text = styled.p`
  margin: ${space[3]} 0 ${space[6]};
  font-size: 1rem;
  color: ${color.ink2};
  text-wrap: balance;
`;

/** Shown for unknown URLs. */
export const NotFoundPage = () => (
  <Root>
    <DocumentTitle title="Page not found" />
    <PublicHeader>
      <Button variant="ghost" asChild>
        <Link to="/app">Open App</Link>
      </Button>
    </PublicHeader>
    <Main>
      <Code>404</Code>
      <h1>Page not found</h1>
      <Text>This page doesn't exist or has moved.</Text>
      <Button variant="primary" asChild>
        <Link to="/">Back to Home</Link>
      </Button>
    </Main>
  </Root>
);
