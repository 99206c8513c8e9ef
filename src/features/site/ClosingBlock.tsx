import styled from 'styled-components';
import { color, space, text } from '#ui/theme.ts';
import { CallToAction } from './CallToAction.tsx';
import { closingContent } from './content/closingContent.ts';
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

const { heading, text: words, download, note, registration } = closingContent;

/** The last call to action. */
export const ClosingBlock = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <CallBlock aria-labelledby="closing-title">
    <BlockTitle id="closing-title">{heading}</BlockTitle>
    <Text>{words}</Text>
    <CallToAction download={download} earlyAccessUrl={earlyAccessUrl} />
    <Notes>
      <p>{note}</p>
      <p>{registration}</p>
    </Notes>
  </CallBlock>
);
