import { CloseLeadsDialog } from '#features/leads/CloseLeadsDialog.tsx';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { dialogOfLead } from '#features/leads/dialogOfLead.tsx';
import { FollowUpDialog } from '#features/leads/FollowUpDialog.tsx';
import { PaletteDialog } from '#features/leads/keys/PaletteDialog.tsx';
import type { DialogTable } from '#features/shell/DialogHost.tsx';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { ShortcutsDialog } from '#features/shell/ShortcutKeys.tsx';
import { viewUrl } from './leadsUrl.ts';

/** Every dialog of the dashboard. */
export const dialogs: Required<DialogTable> = {
  addNote: dialogOfLead(lazyPart(() => import('#features/notes/AddNoteModal.tsx'), 'AddNoteModal')),
  deleteLead: dialogOfLead(DeleteLeadDialog),
  interview: dialogOfLead(
    lazyPart(() => import('#features/interviews/InterviewDialog.tsx'), 'InterviewDialog'),
  ),
  prepare: dialogOfLead(
    lazyPart(() => import('#features/interviews/PrepareDialog.tsx'), 'PrepareDialog'),
  ),
  followUp: FollowUpDialog,
  closeLeads: CloseLeadsDialog,
  saveView: lazyPart(() => import('#features/leads/views/SaveViewDialog.tsx'), 'SaveViewDialog'),
  importLeads: lazyPart(() => import('#features/leads/import/ImportDialog.tsx'), 'ImportDialog'),
  palette: ({ onClose }) => <PaletteDialog viewUrl={viewUrl} onClose={onClose} />,
  shortcuts: ShortcutsDialog,
  quickAdd: lazyPart(() => import('#features/leads/keys/QuickAddDialog.tsx'), 'QuickAddDialog'),
  letterVersions: lazyPart(
    () => import('#features/pitches/LetterVersionsDialog.tsx'),
    'LetterVersionsDialog',
  ),
  assistant: lazyPart(() => import('#features/pitches/AssistantDialog.tsx'), 'AssistantDialog'),
  resume: dialogOfLead(lazyPart(() => import('#features/resume/ResumeDialog.tsx'), 'ResumeDialog')),
  createToken: lazyPart(
    () => import('#features/settings/CreateTokenDialog.tsx'),
    'CreateTokenDialog',
  ),
  changePassword: lazyPart(
    () => import('#features/settings/ChangePasswordDialog.tsx'),
    'ChangePasswordDialog',
  ),
  deleteAccount: lazyPart(
    () => import('#features/settings/DeleteAccountDialog.tsx'),
    'DeleteAccountDialog',
  ),
};
