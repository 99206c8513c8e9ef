import { CircleDot } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { MESSAGE_KINDS } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { MESSAGE_KIND_LABELS } from '#domain/messages/acceptedChanges.ts';
import { useStatuses } from '#features/leads/index.ts';
import { Menu, MenuItem, MenuSeparator, SubMenu } from '#ui/overlays/Menu.tsx';
import { startText } from './replyTexts.ts';
import { acceptanceOf, useDecide } from './useDecide.ts';

interface OtherOutcomesProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  lead: Lead;
  message: Message;
}

/** What else a message may be. Each is accepted at once. */
export function OtherOutcomes({ trigger, lead, message }: OtherOutcomesProps) {
  const { accept, ignore } = useDecide();
  const statuses = useStatuses().menu([lead]);
  const { proposal } = message;
  const others = MESSAGE_KINDS.filter((kind) => kind !== proposal.kind && kind !== 'other');
  return (
    <Menu trigger={trigger}>
      {others.map((kind) => (
        <MenuItem
          key={kind}
          hint={kind === 'invitation' && startText(proposal)}
          onSelect={() => void accept(message, acceptanceOf(kind, message))}
        >
          {MESSAGE_KIND_LABELS[kind]}
        </MenuItem>
      ))}
      <SubMenu icon={CircleDot} label="Set status">
        {statuses
          .filter(({ id, status }) => id === status && status !== lead.status)
          .map(({ status, label }) => (
            <MenuItem
              key={status}
              onSelect={() =>
                void accept(message, { ...acceptanceOf(proposal.kind ?? 'other', message), status })
              }
            >
              {label}
            </MenuItem>
          ))}
      </SubMenu>
      <MenuSeparator />
      <MenuItem hint="I" onSelect={() => void ignore(message)}>
        Only keep it
      </MenuItem>
    </Menu>
  );
}
