import {
  CalendarClock,
  CalendarPlus,
  CircleDot,
  FileText,
  type LucideIcon,
  MessageSquarePlus,
  Pencil,
  PenLine,
  SignalHigh,
  Trash2,
} from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import { LEAD_PRIORITIES } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { LEAD_PRIORITY_LABELS } from '#domain/leads/lead.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { leadFormOpened, leadOpened } from '../leadsViewSlice.ts';
import { moveLeads, prioritizeLeads, setFollowUp } from '../leadThunks.ts';
import { resumeUrl } from '../resumeUrl.ts';
import { useStatuses } from '../useStatuses.ts';

/** An entry of the command palette that does something. */
export interface Action {
  icon: LucideIcon;
  name: string;
  /** The leads it's about. */
  about?: string;
  /** Other names that people search for, with commas. */
  words?: string;
  run: () => void;
}

/** Opens a lead on the leads page, which keeps its filters. */
export function useOpenLead() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (leadId: string, as: 'lead' | 'edit') => {
    if (pathname !== '/app/leads') {
      return void navigate(`/app/leads?${as}=${encodeURIComponent(leadId)}`);
    }
    dispatch(as === 'lead' ? leadOpened(leadId) : leadFormOpened(leadId));
  };
}

/** The actions on leads: one or many. */
export function useLeadActions(leads: readonly Lead[]): Action[] {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const openLead = useOpenLead();
  const statuses = useStatuses();
  const [only] = leads;
  if (!only) return [];
  const about = leads.length === 1 ? only.title : `${leads.length} leads`;
  const leadIds = leads.map(({ id }) => id);
  const one: Action[] =
    leads.length > 1
      ? []
      : [
          {
            icon: MessageSquarePlus,
            name: 'Add note',
            run: () => dispatch(dialogOpened({ kind: 'addNote', leadId: only.id })),
          },
          {
            icon: PenLine,
            name: 'Write pitch',
            run: () => void navigate(`/app/pitches?lead=${encodeURIComponent(only.id)}`),
          },
          {
            icon: FileText,
            name: 'Make a resume',
            words: 'cv',
            run: () => void navigate(resumeUrl(only.id)),
          },
          {
            icon: CalendarPlus,
            name: 'Plan an interview',
            words: 'schedule, meeting, call',
            run: () => dispatch(dialogOpened({ kind: 'interview', leadId: only.id })),
          },
          {
            icon: Pencil,
            name: 'Edit lead',
            run: () => openLead(only.id, 'edit'),
          },
          {
            icon: Trash2,
            name: 'Delete lead',
            run: () => dispatch(dialogOpened({ kind: 'deleteLead', leadId: only.id })),
          },
        ];
  const all: Action[] = [
    {
      icon: CalendarClock,
      name: 'Follow up tomorrow',
      run: () => void dispatch(setFollowUp(leads, followUpIn(1))),
    },
    {
      icon: CalendarClock,
      name: 'Follow up on a date',
      run: () => dispatch(dialogOpened({ kind: 'followUp', leadIds })),
    },
    ...statuses.menu(leads).map((status) => ({
      icon: CircleDot,
      name: `Set status to ${status.label}`,
      run: () => void dispatch(moveLeads(leads, status)),
    })),
    ...LEAD_PRIORITIES.map((priority) => ({
      icon: SignalHigh,
      name: `Set priority to ${LEAD_PRIORITY_LABELS[priority]}`,
      run: () => void dispatch(prioritizeLeads(leads, priority)),
    })),
  ];
  return [...one.slice(0, 3), ...all.slice(0, 2), ...one.slice(3), ...all.slice(2)].map(
    (action) => ({ ...action, about }),
  );
}
