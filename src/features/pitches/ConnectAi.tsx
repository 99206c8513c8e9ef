import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import { aiRequested } from '#features/settings/index.ts';
import { TextButton } from './TextButton.ts';

/** The way to a model of the user's own, which leads back here. */
export function ConnectAi({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <TextButton as={Link} to="/app/settings" onClick={() => dispatch(aiRequested())}>
      {children}
    </TextButton>
  );
}
