import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { selectLeaving, selectSessionStatus } from './sessionSlice.ts';

/**
 * Renders its children for signed-in users only (product spec, section 2). Others go to /login, which
 * remembers the requested location. Signing out goes to the landing page.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  // Deferred, so that the first requests leave before the pages render.
  const drawsPages = useDeferredValue(status === 'signed-in');
  const isLeaving = useAppSelector(selectLeaving);
  const location = useLocation();
  const [wasInside, setWasInside] = useState(false);
  useEffect(() => {
    if (status === 'signed-in') setWasInside(true);
  }, [status]);

  if (status === 'signed-in' && drawsPages) return children;
  if (status !== 'signed-out') return <Spinner label="Loading..." />;
  if (isLeaving && wasInside) return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: location }} />;
}
