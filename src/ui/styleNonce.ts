const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

/** The nonce that the Content-Security-Policy requires of style elements; `undefined` in tests and the build. */
export const styleNonce = meta?.nonce || undefined;

// styled-components and Radix's scroll lock read this global.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
