import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { selectLeads } from '#features/leads/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { outboxChanged, selectOutbox } from './outboxSlice.ts';
import { onOutboxChanged, readOutbox } from './outboxStorage.ts';
import { sendOutbox } from './sendOutbox.ts';

/** Asks before leads that the server doesn't have are discarded. Resolves to whether they may be, or there are none. */
export function useUnsyncedQuestion(): () => Promise<boolean> {
  const { waiting, sent, people } = useAppSelector(selectOutbox);
  const leads = useAppSelector(selectLeads);
  const ask = useQuestion();
  return async () => {
    const applied = leads.filter(({ id }) => sent.some(({ leadId }) => leadId === id));
    const unsynced = [...waiting.map(({ lead }) => lead), ...applied];
    const titles = [
      ...unsynced.map(({ title }) => title),
      ...(people.length > 0 ? ['changes of people'] : []),
    ].join(', ');
    return (
      titles === '' ||
      ask({
        title: 'Log out and discard unsynced leads?',
        text: `Not synced yet: ${titles}. Logging out removes what isn't synced from this browser.`,
        confirmLabel: 'Log out and discard',
        danger: true,
      })
    );
  };
}

/** Milliseconds between attempts while something waits. */
const RETRY_INTERVAL = 15_000;

/** Restores the outbox of the signed-in user and sends it when the server is back. */
export function useOutbox(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid;
  const { waiting, sent, people } = useAppSelector(selectOutbox);
  const isWaiting =
    sent.length + people.length > 0 || waiting.some(({ problem }) => problem === null);

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
