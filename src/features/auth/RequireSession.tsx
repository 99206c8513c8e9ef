import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { selectLeaving, selectSessionStatus } from './sessionSlice.ts';

/**
 * Lets only signed-in users through (product spec, section 2). Others go to /login, which
 * remembers where they wanted to go; who signs out from inside goes to the front page.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  // The pages are drawn when there is time: what was asked of the server first is on its way by then.
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
