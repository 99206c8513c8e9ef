import { CalendarClock, CalendarPlus, CalendarX2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { daysToMonday, followUpIn } from '#domain/leads/followUp.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { useDownload } from '#features/shell/useDownload.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { setFollowUp, spreadFollowUps } from './leadThunks.ts';

const PICKS = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: '3 days', days: 3 },
  { label: '1 week', days: 7 },
] as const;

interface FollowUpMenuProps extends Pick<ComponentProps<typeof Menu>, 'trigger' | 'side'> {
  leads: readonly Lead[];
}

interface FollowUpPicksProps {
  /** `null` clears it. */
  onSet: (at: string | null) => void;
  onPickDate: () => void;
  isSet: boolean;
  /** For one lead or person. */
  isOne: boolean;
  /** Before the last one. */
  children?: ReactNode;
}

/** When to follow up on something. */
export const FollowUpPicks = ({
  onSet,
  onPickDate,
  isSet,
  isOne,
  children,
}: FollowUpPicksProps) => (
  <>
    {(isOne ? PICKS : [...PICKS, { label: 'Next week', days: daysToMonday() }]).map(
      ({ label, days }) => (
        <MenuItem key={label} icon={CalendarClock} onSelect={() => onSet(followUpIn(days))}>
          {label}
        </MenuItem>
      ),
    )}
    <MenuItem icon={CalendarClock} onSelect={onPickDate}>
      Pick a date
    </MenuItem>
    {children}
    {isSet && (
      <MenuItem icon={CalendarX2} onSelect={() => onSet(null)}>
        Clear follow-up
      </MenuItem>
    )}
  </>
);

/** The items of the menu. */
export function FollowUpChoices({ leads }: Pick<FollowUpMenuProps, 'leads'>) {
  const dispatch = useAppDispatch();
  const set = (nextFollowUpAt: string | null) => void dispatch(setFollowUp(leads, nextFollowUpAt));
  const [only] = leads.length === 1 ? leads : [];
  const { download } = useDownload();
  const addToCalendar = ({ id }: Lead) =>
    download({
      url: `/leads/${id}/follow-up.ics`,
      name: 'follow-up.ics',
      failure: 'Error loading calendar file',
      about: id,
    });
  return (
    <FollowUpPicks
      onSet={set}
      onPickDate={() =>
        dispatch(dialogOpened({ kind: 'followUp', leadIds: leads.map(({ id }) => id) }))
      }
      isSet={leads.some(({ nextFollowUpAt }) => nextFollowUpAt)}
      isOne={only !== undefined}
    >
      {!only && (
        <MenuItem icon={CalendarClock} onSelect={() => void dispatch(spreadFollowUps(leads))}>
          Spread over next week
        </MenuItem>
      )}
      {only?.nextFollowUpAt && (
        <MenuItem icon={CalendarPlus} onSelect={() => addToCalendar(only)}>
          Add to calendar
        </MenuItem>
      )}
    </FollowUpPicks>
  );
}

/** Sets the next follow-up of one lead or many: quick picks, or a date with a time. */
export const FollowUpMenu = ({ leads, ...menu }: FollowUpMenuProps) => (
  <Menu label="Next follow-up" {...menu}>
    <FollowUpChoices leads={leads} />
  </Menu>
);
