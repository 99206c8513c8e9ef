import styled from 'styled-components';
import { Button } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { ErrorBlock } from '#ui/ErrorBlock.tsx';
import { space } from '#ui/theme.ts';

const Root = styled.main`
  max-width: 32rem;
  margin: ${space[24]} auto;
  padding: 0 ${space[4]};
`;

/** Stands where a page could not be fetched or drawn: what is saved is safe, and a reload helps. */
export const CrashMessage = () => (
  <>
    <DocumentTitle title="Something went wrong" />
    <ErrorBlock
      title="This page could not be shown"
      text="It may not have loaded completely. Everything you saved is safe; reload the page to go on."
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  </>
);

/** The same where there is no frame around it. */
export const CrashPage = () => (
  <Root>
    <CrashMessage />
  </Root>
);
