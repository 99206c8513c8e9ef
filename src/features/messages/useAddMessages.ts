import { useAddMessageMutation } from '#api/api.ts';
import { base64Of } from '#api/base64Of.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Message, NewMessage } from '#domain/contract/messages.ts';
import { toastShown } from '#features/shell/index.ts';

/** In base64, since a mail may be in any encoding. */
const contentOf = async (file: File): Promise<NewMessage> => ({
  content: await base64Of(file),
  encoding: 'base64',
});

/** What the toast says about the messages that were kept. */
function kept(messages: readonly Message[], isOfLead: boolean): string {
  const [only, ...others] = messages;
  if (others.length > 0) return `${messages.length} emails kept.`;
  if (isOfLead || only?.match === 'sure') return 'Email kept with the lead.';
  if (only?.leadId) return 'Email kept. See Replies for its lead.';
  if (only?.state === 'ignored')
    return 'Nobody wrote this email to you, so it isn’t a reply. To keep it, drop it on its lead.';
  return 'Email kept. Choose its lead in Replies.';
}

/** Keeps emails one after the other, and says how it went. */
export function useAddMessages(leadId: string | null) {
  const dispatch = useAppDispatch();
  const [addMessage, { isLoading: isReading }] = useAddMessageMutation();
  async function add(emails: readonly (File | string)[]): Promise<void> {
    const added: Message[] = [];
    for (const email of emails) {
      const name = typeof email === 'string' ? 'email' : email.name;
      try {
        if (typeof email !== 'string' && email.size > LIMITS.messageBytes)
          throw new Error('The file is too large. The limit is 25 MB.');
        const content = typeof email === 'string' ? { content: email } : await contentOf(email);
        added.push((await addMessage({ leadId, ...content }).unwrap()).data);
      } catch (error) {
        const reason = error instanceof Error ? error.message : errorMessage(error as never);
        dispatch(toastShown({ tone: 'error', text: `Error reading ${name}: ${reason}` }));
      }
    }
    if (added.length > 0)
      dispatch(toastShown({ tone: 'success', text: kept(added, leadId !== null) }));
  }
  return { add, isReading };
}
