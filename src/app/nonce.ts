/**
 * Lets the style elements that styled-components and Radix insert pass the content security policy:
 * both take their nonce from this global. Vite and the server write it into the page's meta element.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

Object.assign(globalThis, { __webpack_nonce__: meta?.nonce ?? '' });
