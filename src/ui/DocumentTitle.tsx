import { useEffect } from 'react';

/** Sets the title of the browser tab: 'Leads · Leadside', or 'Leadside' without a title. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === '' ? 'Leadside' : `${title} · Leadside`;
  }, [title]);
  return null;
}
