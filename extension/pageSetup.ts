import '#ui/firstPaint.css';
import '#ui/fonts.css';
import { createRoot, type Root } from 'react-dom/client';

/** Creates the React root of an extension page. */
export function createPageRoot(): Root {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root".');
  return createRoot(element);
}
