import { createContext } from 'react';

/** Signs out, after a question if something isn't saved. */
export const LogoutContext = createContext<() => void>(() => {});
