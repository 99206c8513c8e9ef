import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/Button.tsx';
import { color, space, text } from '#ui/theme.ts';
import { closingContent } from './content/closingContent.ts';
import { EarlyAccessLink } from './EarlyAccessLink.tsx';
import { Block, BlockText, BlockTitle, ButtonRow } from './siteStyles.ts';

const Root = styled(Block)`
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
  <Root aria-labelledby="closing-title">
    <BlockTitle id="closing-title">{heading}</BlockTitle>
    <Text>{words}</Text>
    <ButtonRow>
      <Button variant="primary" size="large" icon={Download} asChild>
        <Link to="/download">{download}</Link>
      </Button>
      <EarlyAccessLink url={earlyAccessUrl} size="large" />
    </ButtonRow>
    <Notes>
      <p>{note}</p>
      <p>{registration}</p>
    </Notes>
  </Root>
);
