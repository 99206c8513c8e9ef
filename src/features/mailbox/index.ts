/** What other features and layers may use of the mailbox. */
export { EmailSettings } from './EmailSettings.tsx';
export { MailboxFoot, MailboxHead, MailboxNotice } from './MailboxLines.tsx';
