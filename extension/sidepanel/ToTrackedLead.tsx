import { Navigate } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { leadPath } from './panelPaths.ts';
import { selectPanel } from './panelSlice.ts';
import { useTrackedLead } from './useTrackedLead.ts';

/** Leads from the capture of a page to the lead that tracks it, if there is one. */
export function ToTrackedLead() {
  const { source, isAgain } = useAppSelector(selectPanel);
  const tracked = useTrackedLead();
  return tracked && source !== null && !isAgain ? (
    <Navigate to={leadPath(tracked.id)} replace />
  ) : null;
}
