/** Whether someone is signed in, by the cookie that marks the browser session. */
export const hasSessionMarker = (): boolean =>
  document.cookie.split('; ').includes('leadside-session=1');
