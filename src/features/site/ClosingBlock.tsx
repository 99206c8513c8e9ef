import styled from 'styled-components';
import { Box } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { CallToAction } from './CallToAction.tsx';
import { SiteBlock } from './SiteBlock.tsx';

const CallBlock = styled(SiteBlock)`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-bottom: ${space[24]};
  text-align: center;
  > h2 + p {
    margin-bottom: ${space[6]};
  }
`;

/** The last call to action. */
export const ClosingBlock = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <CallBlock
    id="start"
    title="Save the next one while you read it."
    text="Add Leadside to your browser and open it on the page that interests you."
  >
    <CallToAction earlyAccessUrl={earlyAccessUrl} />
    <Box $top={5} $size="small" $tone="ink3">
      <p>Free to install · No credit card · 7-day free trial</p>
      {/* Users need an account and can't create one themselves. */}
      <p>Early access only. Registration is currently closed.</p>
    </Box>
  </CallBlock>
);
