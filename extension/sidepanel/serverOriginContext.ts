import { createContext, useContext } from 'react';

/** The server that the panel talks to, without a slash at the end. */
export const ServerOriginContext = createContext('');

/** Opens a page of the dashboard in a tab. */
export function useOpenDashboard(): (path: string) => void {
  const origin = useContext(ServerOriginContext);
  return (path) => void chrome.tabs.create({ url: origin + path });
}
