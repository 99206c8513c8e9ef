import { useId, useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { changeLeads } from '../leadThunks.ts';

/** Adds a tag to the leads that don't have it, or removes it. */
export function BulkTagForm({ leads, onDone }: { leads: readonly Lead[]; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const tagsId = useId();
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const tagged = leads.filter(({ tags }) => tags.includes(tag));
  function change(changed: readonly Lead[], tagsOf: (lead: Lead) => string[], done: string) {
    const update = (lead: Lead) => ({ tags: tagsOf(lead), version: lead.version });
    if (changed.length > 0) void dispatch(changeLeads(changed, update, done));
    onDone();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!tag) return;
        const others = leads.filter((lead) => !tagged.includes(lead));
        change(others, ({ tags }) => [...tags, tag], `Tagged “${tag}”`);
      }}
    >
      <TextField
        label="Tag"
        maxLength={LIMITS.tag}
        value={typed}
        list={tagsId}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <datalist id={tagsId}>
        {[...new Set(leads.flatMap(({ tags }) => tags))].map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <Button type="submit">Add tag</Button>
      <Button
        disabled={tagged.length === 0}
        onClick={() =>
          change(
            tagged,
            ({ tags }) => tags.filter((own) => own !== tag),
            `Removed the tag “${tag}”`,
          )
        }
      >
        Remove tag
      </Button>
    </form>
  );
}
