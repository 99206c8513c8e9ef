const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

/**
 * The nonce that the Content-Security-Policy requires of style elements; none in tests and the build.
 * styled-components and Radix's scroll lock read this global.
 */
Object.assign(globalThis, { __webpack_nonce__: meta?.nonce || undefined });
