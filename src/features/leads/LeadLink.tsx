import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { leadOpened } from './leadsViewSlice.ts';

interface LeadLinkProps {
  lead: Lead;
  /** Its details are open. */
  current?: boolean;
  draggable?: boolean | undefined;
}

/** A lead's title in the list, which opens its details. */
export function LeadLink({ lead, current = false, draggable }: LeadLinkProps) {
  const dispatch = useAppDispatch();
  const open = (event: MouseEvent) => {
    // The browser opens a tab, a window or a download for these.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Keeps the filters in the URL.
    event.preventDefault();
    dispatch(leadOpened(lead.id));
  };
  return (
    <Link
      to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}
      aria-current={current || undefined}
      draggable={draggable}
      onClick={open}
    >
      {lead.title}
    </Link>
  );
}
