import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { space } from '#ui/theme.ts';

const CenteredMain = styled.main`
  max-width: 32rem;
  margin: ${space[24]} auto;
  padding: 0 ${space[4]};
`;

/** Shown when a page could not be loaded or rendered. */
export const CrashMessage = () => (
  <>
    <DocumentTitle title="Something went wrong" />
    <ErrorBlock
      title="This page couldn't be shown"
      text="It may not have loaded completely. Your data is safe. Reload the page to continue."
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  </>
);

/** The same message outside the app shell. */
export const CrashPage = () => (
  <CenteredMain>
    <CrashMessage />
  </CenteredMain>
);
