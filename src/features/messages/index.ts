/** What other features and layers may use of messages. */
export { LeadMessages } from './LeadMessages.tsx';
export { MessageDrop } from './MessageDrop.tsx';
export { MessageEntry } from './MessageEntry.tsx';
export { RepliesCard } from './RepliesCard.tsx';
