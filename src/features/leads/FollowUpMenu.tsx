import { CalendarClock, CalendarPlus, CalendarX2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ApiError } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { setFollowUp } from './leadThunks.ts';

const PICKS = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: '3 days', days: 3 },
  { label: '1 week', days: 7 },
] as const;

interface FollowUpMenuProps extends Pick<ComponentProps<typeof Menu>, 'trigger' | 'side'> {
  leads: readonly Lead[];
}

/** The items of the menu. */
export function FollowUpChoices({ leads }: Pick<FollowUpMenuProps, 'leads'>) {
  const dispatch = useAppDispatch();
  const set = (nextFollowUpAt: string | null) => void dispatch(setFollowUp(leads, nextFollowUpAt));
  const [only] = leads.length === 1 ? leads : [];
  async function download(lead: Lead) {
    try {
      saveFile('follow-up.ics', await dispatch(fetchFile(`/leads/${lead.id}/follow-up.ics`)));
    } catch (error) {
      const text = `Error loading calendar file: ${errorMessage(error as ApiError)}`;
      dispatch(toastShown({ tone: 'error', text, about: lead.id }));
    }
  }
  return (
    <>
      {PICKS.map(({ label, days }) => (
        <MenuItem key={label} icon={CalendarClock} onSelect={() => set(followUpIn(days))}>
          {label}
        </MenuItem>
      ))}
      <MenuItem
        icon={CalendarClock}
        onSelect={() =>
          dispatch(dialogOpened({ kind: 'followUp', leadIds: leads.map(({ id }) => id) }))
        }
      >
        Pick a date
      </MenuItem>
      {only?.nextFollowUpAt && (
        <MenuItem icon={CalendarPlus} onSelect={() => download(only)}>
          Add to calendar
        </MenuItem>
      )}
      {leads.some(({ nextFollowUpAt }) => nextFollowUpAt) && (
        <MenuItem icon={CalendarX2} onSelect={() => set(null)}>
          Clear follow-up
        </MenuItem>
      )}
    </>
  );
}

/** Sets the next follow-up of one lead or many: quick picks, or a date with a time. */
export const FollowUpMenu = ({ leads, ...menu }: FollowUpMenuProps) => (
  <Menu label="Next follow-up" {...menu}>
    <FollowUpChoices leads={leads} />
  </Menu>
);
