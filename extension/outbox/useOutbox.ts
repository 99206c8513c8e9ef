import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { outboxChanged, selectOutbox } from './outboxSlice.ts';
import { onOutboxChanged, readOutbox } from './outboxStorage.ts';
import { sendOutbox } from './sendOutbox.ts';

/** Milliseconds between attempts while something waits. */
const RETRY_INTERVAL = 15_000;

/** Restores the outbox of the signed-in user and sends it when the server is back. */
export function useOutbox(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid;
  const { waiting, sent } = useAppSelector(selectOutbox);
  const isWaiting = sent.length > 0 || waiting.some(({ problem }) => problem === null);

  useEffect(() => {
    if (userId === undefined) return;
    void readOutbox(userId).then((waiting) => {
      dispatch(outboxChanged(waiting));
      return dispatch(sendOutbox());
    });
    return onOutboxChanged(userId, (waiting) => dispatch(outboxChanged(waiting)));
  }, [dispatch, userId]);

  useEffect(() => {
    if (!isWaiting) return;
    const send = () => void dispatch(sendOutbox());
    const timer = setInterval(send, RETRY_INTERVAL);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [dispatch, isWaiting]);
}
