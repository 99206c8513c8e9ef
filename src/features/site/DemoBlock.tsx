import styled from 'styled-components';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { BrowserFrame } from './BrowserFrame.ts';
import { DemoVideo } from './DemoVideo.tsx';

const VideoBlock = styled.section`
  width: 100%;
  outline: none;
  scroll-margin-top: 88px;
`;

/** The demo video, which shows a whole browser window. */
export const DemoBlock = () => (
  <VideoBlock id="demo" tabIndex={-1} aria-labelledby="demo-title">
    <VisuallyHidden as="h2" id="demo-title">
      Demo
    </VisuallyHidden>
    <BrowserFrame>
      <DemoVideo />
    </BrowserFrame>
  </VideoBlock>
);
