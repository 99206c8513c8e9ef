import { dialogOfLead } from '#features/leads/dialogOfLead.tsx';
import type { DialogTable } from '#features/shell/DialogHost.tsx';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { viewUrl } from './leadsUrl.ts';

const PaletteDialog = lazyPart(
  () => import('#features/leads/keys/PaletteDialog.tsx'),
  'PaletteDialog',
);

/** Every dialog of the dashboard. */
export const dialogs: Required<DialogTable> = {
  addNote: dialogOfLead(lazyPart(() => import('#features/notes/AddNoteModal.tsx'), 'AddNoteModal')),
  deleteLead: dialogOfLead(
    lazyPart(() => import('#features/leads/DeleteLeadDialog.tsx'), 'DeleteLeadDialog'),
  ),
  interview: dialogOfLead(
    lazyPart(() => import('#features/interviews/InterviewDialog.tsx'), 'InterviewDialog'),
  ),
  prepare: dialogOfLead(
    lazyPart(() => import('#features/interviews/PrepareDialog.tsx'), 'PrepareDialog'),
  ),
  followUp: lazyPart(() => import('#features/leads/FollowUpDialog.tsx'), 'FollowUpDialog'),
  addPerson: lazyPart(() => import('#features/people/AddPersonDialog.tsx'), 'AddPersonDialog'),
  mergePeople: lazyPart(
    () => import('#features/people/MergePeopleDialog.tsx'),
    'MergePeopleDialog',
  ),
  importPeople: lazyPart(
    () => import('#features/people/ImportPeopleDialog.tsx'),
    'ImportPeopleDialog',
  ),
  closeLeads: lazyPart(() => import('#features/leads/CloseLeadsDialog.tsx'), 'CloseLeadsDialog'),
  saveView: lazyPart(() => import('#features/leads/views/SaveViewDialog.tsx'), 'SaveViewDialog'),
  importLeads: lazyPart(() => import('#features/leads/import/ImportDialog.tsx'), 'ImportDialog'),
  applicationRecord: lazyPart(
    () => import('#features/leads/list/ApplicationRecordDialog.tsx'),
    'ApplicationRecordDialog',
  ),
  palette: ({ onClose }) => <PaletteDialog viewUrl={viewUrl} onClose={onClose} />,
  shortcuts: lazyPart(() => import('#features/shell/ShortcutKeys.tsx'), 'ShortcutsDialog'),
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
