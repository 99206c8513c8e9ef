import { createContext } from 'react';

/** Puts the open letter into the page beside the side panel. `null` where no page takes it. */
export const InsertContext = createContext<(() => void) | null>(null);
