import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useAssignMessageMutation,
  useDeleteMessageMutation,
  useGetMessagesQuery,
} from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Message } from '#domain/contract/messages.ts';
import { newLeadFilled, selectLeads } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { ReplyItem } from './ReplyItem.ts';

/** The most leads that a search lists. */
const FOUND = 20;

/** The choice that adds a lead. */
const NEW = { value: 'new', label: 'New lead from this' };

/** A message that fits no lead: the user chooses one. */
export function UnmatchedReply({ message }: { message: Message }) {
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
    <ReplyItem>
      <Monogram name={from} size={28} />
      <div>
        <strong>{from}</strong>
        <small>
          {message.fromName && message.fromAddress} <EventTime at={message.sentAt} short />
        </small>
        <p>{message.subject || message.text.slice(0, 80)}</p>
        <ComboboxField
          label="Choose a lead"
          chosen={undefined}
          // Enter chooses what was searched for.
          options={search ? [...options, NEW] : [NEW, ...options]}
          placeholder="Which lead is this from?"
          onSearchChange={setSearch}
          onValueChange={(leadId) => void choose(leadId)}
        />
      </div>
      <IconButton label="Remove" icon={X} onClick={() => void done(remove(message.id))} />
    </ReplyItem>
  );
}

/** The number of other emails that each click on Show more adds. */
const PAGE = 20;

/** Emails of the mailbox that fit no lead. */
export function OtherEmails() {
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
        <ReplyItem>
          <SearchField label="Search other email" value={search} onValueChange={setSearch} />
        </ReplyItem>
      )}
      <ul aria-label="Other email">
        {found.slice(0, shown).map((message) => (
          <UnmatchedReply key={message.id} message={message} />
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
