import { ChevronDown, FileText } from 'lucide-react';
import { useGetResumesQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { EMPTY_VALUE } from '#domain/leads/lead.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { MenuTrigger } from './LeadPriorityMenu.tsx';
import { useUpdateDetail } from './useUpdateDetail.ts';

const NONE = 'none';

/** The resume that went with a lead; opens a menu to change it, or to make one. */
export function LeadResumeMenu({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const update = useUpdateDetail(lead);
  const { data: stored = [] } = useGetResumesQuery();
  const { resume } = lead;
  const name = resume?.name ?? EMPTY_VALUE;
  const isDeleted = resume !== null && stored.every(({ id }) => id !== resume.id);
  function choose(id: string) {
    const chosen = stored.find((candidate) => candidate.id === id);
    if (id !== resume?.id) update({ resume: chosen ? { id, name: chosen.name } : null });
  }
  return (
    <Menu
      label="Resume"
      trigger={
        <MenuTrigger type="button" aria-label={`Resume: ${name}`}>
          {name}
          <Icon of={ChevronDown} size={12} />
        </MenuTrigger>
      }
    >
      <MenuRadioGroup value={resume?.id ?? NONE} onValueChange={choose}>
        <MenuRadioItem value={NONE}>None</MenuRadioItem>
        {isDeleted && (
          <MenuRadioItem value={resume.id} hint="not stored">
            {resume.name}
          </MenuRadioItem>
        )}
        {stored.map(({ id, name, createdAt }) => (
          <MenuRadioItem key={id} value={id} hint={<EventTime at={createdAt} />}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuItem
        icon={FileText}
        onSelect={() => dispatch(dialogOpened({ kind: 'resume', leadId: lead.id }))}
      >
        Make a resume for this lead
      </MenuItem>
    </Menu>
  );
}
