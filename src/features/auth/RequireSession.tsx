import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '#ui/Spinner.tsx';
import { selectLeaving, selectSessionStatus } from './sessionSlice.ts';

/**
 * Lets only signed-in users through (product spec, section 2). Others go to /login, which
 * remembers where they wanted to go; who signs out from inside goes to the front page.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useSelector(selectSessionStatus);
  const isLeaving = useSelector(selectLeaving);
  const location = useLocation();
  const [wasInside, setWasInside] = useState(false);
  useEffect(() => {
    if (status === 'signed-in') setWasInside(true);
  }, [status]);

  if (status === 'loading') return <Spinner label="Loading..." />;
  if (status === 'signed-in') return children;
  if (isLeaving && wasInside) return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: location }} />;
}
