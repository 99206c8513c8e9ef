import { createContext, use } from 'react';

/** The server's origin where the page has another one, as in the side panel; otherwise ''. */
export const ServerOriginContext = createContext('');

/** The origin of addresses that are used outside of this page, without a slash at the end. */
export const useServerOrigin = (): string => use(ServerOriginContext) || window.location.origin;
