import type { Classifier } from '#domain/classifier/classifier.ts';
import type { Message, Proposal } from '#domain/contract/messages.ts';
import { mailKind } from './mailKind.ts';
import { ownWords } from './plainMessage.ts';
import { answeredBy, NO_PROPOSAL, structuralProposal } from './proposal.ts';

/** What a message with a lead proposes without a model: the kind by learned weights, where they're sure, and its time. */
export function learnedProposal(
  weights: Classifier,
  message: Pick<Message, 'subject' | 'text' | 'sentAt'>,
): Proposal {
  const structural = structuralProposal(message);
  const learned = mailKind(weights, { ...message, text: ownWords(message.text) });
  if (!learned) return structural;
  // Only an invitation's time is proposed: others name days of all kinds.
  const meeting =
    learned.kind === 'invitation' ? structural : { ...NO_PROPOSAL, ...answeredBy(message) };
  return { ...meeting, ...learned, source: 'learned' };
}
