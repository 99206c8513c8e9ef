import { Lock, RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Mailbox, MailboxProblem } from '#domain/contract/mailbox.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { TextLink } from '#ui/buttons/textLink.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, space, text, tone } from '#ui/theme.ts';
import { useCheckMailbox } from './useCheckMailbox.ts';

/* What Replies says about the mailbox. */

const SETTINGS = '/app/settings/email';

const Checked = styled.p`
  flex: 1 0 10rem;
  ${text.small}
  color: ${color.ink3};
  text-align: right;
`;

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink3};
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    align-self: center;
  }
`;

const Notice = styled(Line)`
  background: ${tone.closed.bg};
  color: ${tone.closed.fg};
`;

const SettingsLink = ({ children }: { children: string }) => (
  <TextLink as={Link} to={SETTINGS}>
    {children}
  </TextLink>
);

/** When new email was read, and reading it now. */
export function MailboxHead({ mailbox, hasReplies }: { mailbox: Mailbox; hasReplies: boolean }) {
  const { checkNow, isChecking } = useCheckMailbox();
  const { checkedAt, problem } = mailbox;
  return (
    <>
      <Checked role="status">
        {checkedAt && !hasReplies && !problem && 'No new replies · '}
        {isChecking && 'Checking…'}
        {!isChecking && checkedAt && (
          <>
            Checked <EventTime at={checkedAt} inText />
          </>
        )}
        {!isChecking && !checkedAt && !problem && 'Reading your email…'}
      </Checked>
      <IconButton label="Check now" icon={RefreshCw} disabled={isChecking} onClick={checkNow} />
    </>
  );
}

/** Why no email comes. */
export const MailboxNotice = ({ problem }: { problem: MailboxProblem }) => (
  <Notice role="alert">
    <span>
      {problem.reason}{' '}
      {problem.field ? <SettingsLink>Check Settings</SettingsLink> : problem.advice}
    </span>
  </Notice>
);

/** Which mailbox is read, and that it is only read. */
export const MailboxFoot = ({ mailbox }: { mailbox: Mailbox }) => (
  <Line>
    <Icon of={Lock} />
    <span>Reads {mailbox.user}. It never sends, moves or marks mail.</span>
    <SettingsLink>Settings</SettingsLink>
  </Line>
);
