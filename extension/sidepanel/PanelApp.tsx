import { Provider } from 'react-redux';
import type { AppStore } from '#app/createStore.ts';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { Panel } from './Panel.tsx';
import { ServerOriginContext } from './serverOriginContext.ts';

interface PanelAppProps {
  store: AppStore;
  serverOrigin: string;
}

/** The side panel with its providers. */
export const PanelApp = ({ store, serverOrigin }: PanelAppProps) => (
  <Provider store={store}>
    <ServerOriginContext value={serverOrigin}>
      <GlobalStyle />
      <TooltipProvider>
        <Panel />
      </TooltipProvider>
    </ServerOriginContext>
  </Provider>
);
