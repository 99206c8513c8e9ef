/*
 * While a word is being composed (Japanese, Chinese, Korean), Enter takes the word and Escape drops it. These
 * keys belong to the browser's input method: no field, shortcut or dialog sees them.
 */

// Safari ends the composition before the key, whose code then is the only sign.
const COMPOSING = 229;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === COMPOSING) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // Where a key press follows, it would send the form.
  window.addEventListener('keypress', (event) => event.isComposing && event.preventDefault(), {
    capture: true,
  });
}
