import { StrictMode } from 'react';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { createPageRoot } from '../pageSetup.ts';
import { WelcomePage } from './WelcomePage.tsx';

createPageRoot().render(
  <StrictMode>
    <GlobalStyle />
    <WelcomePage />
  </StrictMode>,
);
