import { useEffect } from 'react';

/** Names the browser tab after the page, 'Leads · Leadside'. An empty title leaves the product's name alone. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === '' ? 'Leadside' : `${title} · Leadside`;
  }, [title]);
  return null;
}
