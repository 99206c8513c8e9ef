import { ArrowRight, Check, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import {
  useAssignMessageMutation,
  useDeleteMessageMutation,
  useGetMailboxQuery,
  useGetMessagesQuery,
} from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { MESSAGE_KIND_LABELS, statusAfter } from '#domain/messages/acceptedChanges.ts';
import {
  newLeadFilled,
  STATUS_TONES,
  selectLeads,
  useLead,
  useStatuses,
} from '#features/leads/index.ts';
import { MailboxFoot, MailboxHead, MailboxNotice } from '#features/mailbox/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { useArrowKeys } from '#ui/hooks/useArrowKeys.ts';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { color, font, media, space, text } from '#ui/theme.ts';
import { startText } from './proposalTexts.ts';
import { acceptanceOf, useDecide } from './useDecide.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
  padding-inline: ${space[5]};
  h2 {
    ${text.sectionTitle}
  }
`;

const GroupHead = styled.h3`
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.small}
  color: ${color.ink2};
`;

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  > div:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    overflow-wrap: anywhere;
    ${text.small}
    color: ${color.ink2};
  }
  q {
    font-family: ${font.serif};
  }
  ${media.narrow} {
    flex-wrap: wrap;
    padding-inline: ${space[4]};
    > div:nth-child(2) {
      flex-basis: calc(100% - 48px);
    }
    > time {
      flex: 1;
      align-self: center;
      padding-left: 48px;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const leadPath = (id: string) => `/app/leads?lead=${encodeURIComponent(id)}`;

interface ReplyProps {
  message: Message;
  lead: Lead;
  /** In the list. */
  position: number;
}

/** A message with its lead: what Accept does, and the words that it relies on. */
function Reply({ message, lead, position }: ReplyProps) {
  const { accept, ignore, isSaving } = useDecide();
  const statuses = useStatuses();
  const navigate = useNavigate();
  const { kind, quote } = message.proposal;
  const status = statusAfter(lead, kind);
  // What isn't certain is asked on the lead.
  const canAccept = kind !== null && message.match === 'sure';
  const acceptNow = () => canAccept && void accept(message, acceptanceOf(kind));
  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'a') acceptNow();
    if (key === 'e') void navigate(leadPath(lead.id));
    if (key === 'i') void ignore(message);
  }
  const said = quote || message.subject || message.text.slice(0, 80);
  return (
    <Item data-position={position} onKeyDown={onKeyDown}>
      <Monogram name={lead.company} size={36} />
      <div>
        <Link to={leadPath(lead.id)} aria-label={`${lead.title}: ${said}`}>
          <strong>{lead.title}</strong>
        </Link>{' '}
        {lead.company}
        <p>
          {kind === null && 'You decide what it is'}
          {kind !== null && status === lead.status && (
            <Badge>{`No change: ${MESSAGE_KIND_LABELS[kind]}`}</Badge>
          )}
          {status !== lead.status && (
            <>
              {statuses.label(lead)}
              <Icon of={ArrowRight} />
              <Badge dot tone={STATUS_TONES[status]}>
                {statuses.label({ ...lead, status, customStatus: '' })}
              </Badge>
            </>
          )}
          <span>{startText(message.proposal)}</span>
        </p>
        <p>
          <q>{said}</q>
        </p>
      </div>
      <EventTime at={message.sentAt} short />
      <Actions>
        {canAccept ? (
          <Button icon={Check} busy={isSaving} onClick={acceptNow}>
            Accept
          </Button>
        ) : (
          <Button asChild>
            <Link to={leadPath(lead.id)}>Check</Link>
          </Button>
        )}
        <IconButton label="Ignore" icon={X} onClick={() => ignore(message)} />
      </Actions>
    </Item>
  );
}

/** So many leads in the search at once. */
const FOUND = 20;

/** The choice that adds a lead. */
const NEW = { value: 'new', label: 'New lead from this' };

/** A message that fits no lead: the user chooses one. */
function Unmatched({ message }: { message: Message }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leads = useAppSelector(selectLeads);
  const [assign] = useAssignMessageMutation();
  const [remove] = useDeleteMessageMutation();
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase();
  const options = leads
    .filter(({ title, company }) => `${title} ${company}`.toLowerCase().includes(wanted))
    .slice(0, FOUND)
    .map(({ id, title, company }) => ({ value: id, label: `${title}, ${company}` }));
  async function done(result: Promise<{ error?: unknown }>) {
    const { error } = await result;
    if (error) dispatch(failed(error, 'saving the reply', message.id));
  }
  async function choose(leadId: string | undefined) {
    if (leadId !== NEW.value) return leadId && done(assign({ id: message.id, leadId }));
    // Its tables are large.
    const { leadOfMessage } = await import('#domain/messages/leadOfMessage.ts');
    const { title, description, ...facts } = leadOfMessage(message);
    const form = { ...facts, leadTitle: title, leadDescription: description };
    dispatch(newLeadFilled({ ...form, messageId: message.id }));
    void navigate('/app/leads?add');
  }
  const from = message.fromName || message.fromAddress || 'Unknown sender';
  return (
    <Item>
      <Monogram name={from} size={36} />
      <div>
        <strong>{from}</strong>
        <p>{message.subject || message.text.slice(0, 80)}</p>
        <ComboboxField
          label="Choose a lead"
          chosen={undefined}
          options={[NEW, ...options]}
          placeholder="Choose a lead…"
          onSearchChange={setSearch}
          onValueChange={(leadId) => void choose(leadId)}
        />
      </div>
      <EventTime at={message.sentAt} short />
      <IconButton label="Remove" icon={X} onClick={() => void done(remove(message.id))} />
    </Item>
  );
}

function KnownReply({ message, position }: { message: Message; position: number }) {
  const lead = useLead(message.leadId);
  return lead ? <Reply message={message} lead={lead} position={position} /> : null;
}

/** The messages of leads. The arrow keys move between them; after a decision, the focus goes on to the next. */
function Replies({ messages }: { messages: readonly Message[] }) {
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list, 1);
  useFocusNextItem(list, messages);
  return (
    <ul ref={list} aria-label="Replies">
      {messages.map((message, index) => (
        <KnownReply key={message.id} message={message} position={index} />
      ))}
    </ul>
  );
}

/** So many of the other emails at once. */
const PAGE = 20;

/** Emails of the mailbox that fit no lead. */
function OtherEmails() {
  const { data: emails = [] } = useGetMessagesQuery({ state: 'listed' });
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  if (emails.length === 0) return null;
  const wanted = search.trim().toLowerCase();
  const found = emails.filter(({ fromName, fromAddress, subject }) =>
    `${fromName} ${fromAddress} ${subject}`.toLowerCase().includes(wanted),
  );
  return (
    <Fold isEntry title="Other email" about="Fits none of your leads" aside={emails.length}>
      {emails.length > PAGE && (
        <Item>
          <SearchField label="Search other email" value={search} onValueChange={setSearch} />
        </Item>
      )}
      <ul aria-label="Other email">
        {found.slice(0, shown).map((message) => (
          <Unmatched key={message.id} message={message} />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="ghost" onClick={() => setShown(shown + PAGE)}>
          Show more
        </Button>
      )}
    </Fold>
  );
}

/** The messages that the user hasn't checked, oldest first. Nothing without any and without a mailbox. */
export function RepliesCard() {
  const { data: messages = [] } = useGetMessagesQuery({ state: 'new' });
  const mailbox = useGetMailboxQuery().data?.mailbox;
  if (messages.length === 0 && !mailbox) return null;
  const [matched, unmatched] = [true, false].map((isMatched) =>
    messages.filter(({ leadId }) => (leadId !== null) === isMatched),
  ) as [Message[], Message[]];
  return (
    <FlushCard as="section" aria-label="Replies">
      <Head>
        <h2>Replies</h2>
        {messages.length > 0 && <Badge tone="info">{`${messages.length} to check`}</Badge>}
        {mailbox && <MailboxHead mailbox={mailbox} hasReplies={messages.length > 0} />}
      </Head>
      {mailbox?.problem && <MailboxNotice problem={mailbox.problem} />}
      {matched.length > 0 && <Replies messages={matched} />}
      {unmatched.length > 0 && (
        <>
          <GroupHead>No lead found</GroupHead>
          <ul aria-label="No lead found">
            {unmatched.map((message) => (
              <Unmatched key={message.id} message={message} />
            ))}
          </ul>
        </>
      )}
      {mailbox && <OtherEmails />}
      {mailbox && <MailboxFoot mailbox={mailbox} />}
    </FlushCard>
  );
}
