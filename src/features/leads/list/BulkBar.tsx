import { CalendarClock, CircleDot, Download, SignalHigh, Tag, Trash2 } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LEAD_PRIORITIES } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { counted } from '#domain/counted.ts';
import { LEAD_PRIORITY_LABELS } from '#domain/leads/lead.ts';
import { BarButton, SelectionBar } from '#features/shell/FloatingBar.tsx';
import {
  selectHiddenCount,
  selectIsTagging,
  selectSelectedSet,
  tagFormToggled,
} from '#features/shell/listSlice.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { FollowUpMenu } from '../FollowUpMenu.tsx';
import { selectLeads } from '../leadSelectors.ts';
import { moveLeads, prioritizeLeads, removeLeads } from '../leadThunks.ts';
import { useStatuses } from '../useStatuses.ts';
import { BulkTagForm } from './BulkTagForm.tsx';
import { useExport } from './useExport.ts';

/** Changes all selected leads at once. It floats over the list and doesn't block it. */
export function BulkBar() {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const exportLeads = useExport();
  const statuses = useStatuses();
  const isTagging = useAppSelector(selectIsTagging);
  const toggleTagging = () => dispatch(tagFormToggled());
  const all = useAppSelector(selectLeads);
  const selected = useAppSelector(selectSelectedSet);
  const hidden = useAppSelector(selectHiddenCount);
  if (selected.size + hidden === 0) return null;
  const leads = all.filter(({ id }) => selected.has(id));
  const count = leads.length;

  async function remove() {
    const isConfirmed = await ask({
      title: `Delete ${counted(count, 'lead')}?`,
      text: 'Their notes and pitches are deleted, too. You can restore them for 30 days.',
      confirmLabel: 'Delete',
      danger: true,
    });
    if (isConfirmed) await dispatch(removeLeads(leads));
  }

  const isOverLimit = count > LIMITS.bulk;
  const status = [
    `${count.toLocaleString()} selected`,
    hidden > 0 && `${counted(hidden, 'hidden lead')} deselected`,
    isOverLimit && `Up to ${LIMITS.bulk} can be changed at once`,
  ];
  const bar = { label: 'Selected leads', status: status.filter(Boolean).join('. ') };
  const exportButton = (
    <BarButton
      label="Export"
      icon={Download}
      onClick={() => exportLeads(leads.map(({ id }) => id))}
    />
  );
  if (isOverLimit || count === 0) {
    return <SelectionBar {...bar}>{isOverLimit && exportButton}</SelectionBar>;
  }
  return (
    <SelectionBar {...bar}>
      {isTagging ? (
        <BulkTagForm leads={leads} onDone={toggleTagging} />
      ) : (
        <>
          <Menu label="Status" side="top" trigger={<BarButton label="Status" icon={CircleDot} />}>
            {statuses.menu(leads).map((status) => (
              <MenuItem
                key={status.id}
                icon={CircleDot}
                onSelect={() => dispatch(moveLeads(leads, status))}
              >
                {status.label}
              </MenuItem>
            ))}
          </Menu>
          <Menu
            label="Priority"
            side="top"
            trigger={<BarButton label="Priority" icon={SignalHigh} />}
          >
            {LEAD_PRIORITIES.map((priority) => (
              <MenuItem
                key={priority}
                icon={SignalHigh}
                onSelect={() => dispatch(prioritizeLeads(leads, priority))}
              >
                {LEAD_PRIORITY_LABELS[priority]}
              </MenuItem>
            ))}
          </Menu>
          <FollowUpMenu
            leads={leads}
            side="top"
            trigger={<BarButton label="Follow-up" icon={CalendarClock} />}
          />
          <BarButton label="Tag" icon={Tag} onClick={toggleTagging} />
          {exportButton}
          <BarButton label="Delete" icon={Trash2} onClick={remove} />
        </>
      )}
    </SelectionBar>
  );
}
