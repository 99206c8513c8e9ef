const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

/**
 * What lets a style element that is made at run time pass the content security policy. Vite and the
 * server write it into the page; where there is none, in tests for one, it is `undefined`.
 */
export const styleNonce = meta?.nonce || undefined;

// styled-components and Radix's scroll lock take it from this global.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
