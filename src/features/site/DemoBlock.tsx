import styled from 'styled-components';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { BrowserWindow } from './BrowserWindow.tsx';
import { demoContent } from './content/demoContent.ts';
import { DemoVideo } from './DemoVideo.tsx';
import { Block } from './siteStyles.ts';

const Root = styled(Block)`
  padding-top: 0;
  scroll-margin-top: 88px;
`;

const Heading = styled.h2`
  ${visuallyHidden}
`;

/** The demo video in a browser window. */
export const DemoBlock = () => (
  <Root id="demo" tabIndex={-1} aria-labelledby="demo-title">
    <Heading id="demo-title">{demoContent.heading}</Heading>
    <BrowserWindow address={demoContent.address}>
      <DemoVideo {...demoContent} />
    </BrowserWindow>
  </Root>
);
