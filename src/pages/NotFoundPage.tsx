import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CenteredPage } from '#features/site/CenteredPage.tsx';
import { PublicLayout } from '#features/site/PublicLayout.tsx';
import { ButtonRow } from '#features/site/siteStyles.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { textLink } from '#ui/buttons/textLink.ts';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { color, space } from '#ui/theme.ts';

const Suggestions = styled.p`
  margin-top: ${space[6]};
  color: ${color.ink2};
  text-wrap: balance;

  a {
    ${textLink}
  }
`;

/** Shown for unknown URLs. */
export const NotFoundPage = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <PublicLayout earlyAccessUrl={earlyAccessUrl}>
    <DocumentTitle title="Page not found" />
    <CenteredPage>
      <Text $pad={[0, 0, 2]} $size="label" $tone="ink3">
        404
      </Text>
      <h1>Page not found</h1>
      <p>This page doesn't exist or has moved.</p>
      <ButtonRow>
        <Button variant="primary" size="large" asChild>
          <Link to="/">Back to Home</Link>
        </Button>
        <Button size="large" asChild>
          <Link to="/app">Open App</Link>
        </Button>
      </ButtonRow>
      <Suggestions>
        Looking for something else? See the <Link to="/#features">features</Link>, get the{' '}
        <Link to="/download">browser extension</Link> or read the{' '}
        <Link to="/privacy">privacy policy</Link>.
      </Suggestions>
    </CenteredPage>
  </PublicLayout>
);
