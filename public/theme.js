// Applies the chosen colour scheme before the first paint (see src/ui/colorScheme.ts).
// A file of its own, loaded in <head> without defer: the content security policy allows no inline script.
try {
  const scheme = localStorage.getItem('leadside.theme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
} catch {
  // Storage is blocked: the system's scheme applies.
}
