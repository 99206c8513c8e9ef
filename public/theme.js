// Applies the chosen color scheme before the first paint (see src/ui/colorScheme.ts).
// The build puts this into each page.
try {
  const scheme = localStorage.getItem('leadside.theme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
} catch {
  // Storage is blocked: the system's scheme applies.
}
