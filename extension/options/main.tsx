import { StrictMode } from 'react';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { createPageRoot } from '../pageSetup.ts';
import { OptionsPage } from './OptionsPage.tsx';

createPageRoot().render(
  <StrictMode>
    <GlobalStyle />
    <OptionsPage />
  </StrictMode>,
);
