import styled from 'styled-components';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { BrowserFrame } from './BrowserWindow.tsx';
import { demoContent } from './content/demoContent.ts';
import { DemoVideo } from './DemoVideo.tsx';
import { Block } from './siteStyles.ts';

const VideoBlock = styled(Block)`
  padding-top: 0;
  scroll-margin-top: 88px;
`;

const Heading = styled.h2`
  ${visuallyHidden}
`;

/** The demo video, which shows a whole browser window. */
export const DemoBlock = () => (
  <VideoBlock id="demo" tabIndex={-1} aria-labelledby="demo-title">
    <Heading id="demo-title">{demoContent.heading}</Heading>
    <BrowserFrame>
      <DemoVideo {...demoContent} />
    </BrowserFrame>
  </VideoBlock>
);
