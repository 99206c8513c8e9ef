import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { selectLeaving, selectSessionStatus } from './sessionSlice.ts';

interface RequireSessionProps {
  /** Where signing out leads. */
  home: string;
  children: ReactNode;
}

/**
 * Renders its children for signed-in users only (product spec, section 2). Others go to /login, which
 * remembers the requested location.
 */
export function RequireSession({ home, children }: RequireSessionProps) {
  const status = useAppSelector(selectSessionStatus);
  const isLeaving = useAppSelector(selectLeaving);
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    if (status === 'signed-in') setWasSignedIn(true);
  }, [status]);

  if (status === 'signed-in') return children;
  if (status === 'loading') return <Spinner label="Loading..." />;
  if (isLeaving && wasSignedIn) return <Navigate to={home} replace />;
  return <Navigate to="/login" replace state={{ from: location }} />;
}
