import {
  Bookmark,
  Briefcase,
  ChartColumn,
  Download,
  FileText,
  Keyboard,
  LayoutDashboard,
  LogOut,
  PenLine,
  Settings,
  SunMoon,
  Upload,
  UserRound,
  Users,
} from 'lucide-react';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetViewsQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { SETTINGS } from '#features/settings/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { LogoutContext } from '#features/shell/LogoutContext.ts';
import { useTheme } from '#features/shell/useTheme.ts';
import { selectLeads } from '../leadSelectors.ts';
import { useExport } from '../list/useExport.ts';
import type { Action } from './paletteActions.ts';

const PAGES = [
  { icon: LayoutDashboard, name: 'Dashboard', to: '/app', words: 'today, home' },
  { icon: Briefcase, name: 'Leads', to: '/app/leads', words: 'all leads, applications, jobs' },
  { icon: Users, name: 'People', to: '/app/people', words: 'contacts, recruiters' },
  { icon: PenLine, name: 'Pitches', to: '/app/pitches', words: 'letters, cover letter' },
  { icon: ChartColumn, name: 'Insights', to: '/app/insights', words: 'statistics, analytics' },
  { icon: UserRound, name: 'Edit profile', to: '/app/edit-profile', words: 'profile' },
  { icon: Settings, name: 'Settings', to: '/app/settings', words: 'preferences, options' },
];

/** The pages and the saved views. */
export function usePages(viewUrl: (view: SavedView) => string): Action[] {
  const navigate = useNavigate();
  const { data: views = [] } = useGetViewsQuery();
  return [
    ...PAGES.map(({ to, ...page }) => ({ ...page, run: () => void navigate(to) })),
    ...views.map((view) => ({
      icon: Bookmark,
      name: view.name,
      about: 'Saved view',
      run: () => void navigate(viewUrl(view)),
    })),
  ];
}

/** The settings, and what can be done anywhere. */
export function useCommands(): Action[] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const theme = useTheme();
  const leads = useAppSelector(selectLeads);
  const exportLeads = useExport();
  const logout = use(LogoutContext);
  return [
    ...SETTINGS.map(({ to, ...setting }) => ({
      ...setting,
      icon: Settings,
      about: 'Settings',
      run: () => void navigate(to),
    })),
    ...theme.options.map(({ value, label }) => ({
      icon: SunMoon,
      name: `Theme: ${label}`,
      words: `theme, ${label} mode`,
      run: () => theme.choose(value),
    })),
    {
      icon: Upload,
      name: 'Import leads',
      words: 'import, csv, spreadsheet, tracker',
      run: () => dispatch(dialogOpened({ kind: 'importLeads' })),
    },
    {
      icon: Download,
      name: 'Export leads as CSV',
      words: 'export, csv, spreadsheet, download',
      run: () => void exportLeads(leads.map(({ id }) => id)),
    },
    {
      icon: FileText,
      name: 'List of applications',
      words: 'proof, job center, record, report',
      run: () => dispatch(dialogOpened({ kind: 'applicationRecord' })),
    },
    {
      icon: Keyboard,
      name: 'Keyboard shortcuts',
      words: 'keys, hotkeys, shortcuts, help',
      run: () => dispatch(dialogOpened({ kind: 'shortcuts' })),
    },
    { icon: LogOut, name: 'Logout', words: 'log out, sign out', run: logout },
  ];
}
