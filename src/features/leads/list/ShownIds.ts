import { createContext, type RefObject } from 'react';

/** The ids of the listed leads, in their order. A ref, because cards need them only on a click. */
export const ShownIds = createContext<RefObject<readonly string[]>>({ current: [] });
