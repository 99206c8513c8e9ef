import styled from 'styled-components';
import { color, space, text } from '#ui/theme.ts';
import { CallToAction } from './CallToAction.tsx';
import { Block, BlockText, BlockTitle } from './siteStyles.ts';

const CallBlock = styled(Block)`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-bottom: ${space[24]};
  text-align: center;
`;

const Text = styled(BlockText)`
  margin-bottom: ${space[6]};
`;

const Notes = styled.div`
  margin-top: ${space[5]};
  ${text.small}
  color: ${color.ink3};
`;

/** The last call to action. */
export const ClosingBlock = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <CallBlock aria-labelledby="closing-title">
    <BlockTitle id="closing-title">Save the next one while you read it.</BlockTitle>
    <Text>Add Leadside to your browser and open it on the page that interests you.</Text>
    <CallToAction download="Add to browser" earlyAccessUrl={earlyAccessUrl} />
    <Notes>
      <p>Free to install · No credit card · 7-day free trial</p>
      {/* Users need an account and can't create one themselves. */}
      <p>Early access only. Registration is currently closed.</p>
    </Notes>
  </CallBlock>
);
