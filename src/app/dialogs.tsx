import type { ComponentType } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import type { DialogTable } from '#features/shell/DialogHost.tsx';
import { lazy } from '#ui/lazy.tsx';
import { viewUrl } from './leadsUrl.ts';

interface DialogProps {
  lead: Partial<Lead> | null;
  onClose: () => void;
}

type IdProps<Props extends DialogProps> = Omit<Props, 'lead'> & {
  leadId: null extends Props['lead'] ? string | null : string;
  onClose: () => void;
};

/** A dialog that gets the id of its lead, and renders once the lead is known. */
function dialogOfLead<Props extends DialogProps>(Content: ComponentType<Props>) {
  return function DialogOfLead(props: IdProps<Props>) {
    const leadId: string | null = props.leadId;
    const lead = useLeadInView(leadId, props.onClose) ?? null;
    if (leadId !== null && lead === null) return null;
    return <Content key={leadId} {...({ ...props, lead } as unknown as Props)} />;
  };
}

const PaletteDialog = lazy(() => import('#features/leads/keys/PaletteDialog.tsx'), 'PaletteDialog');

/** Every dialog of the dashboard. */
export const dialogs: Required<DialogTable> = {
  addNote: dialogOfLead(lazy(() => import('#features/notes/AddNoteModal.tsx'), 'AddNoteModal')),
  deleteLead: dialogOfLead(
    lazy(() => import('#features/leads/DeleteLeadDialog.tsx'), 'DeleteLeadDialog'),
  ),
  interview: dialogOfLead(
    lazy(() => import('#features/interviews/InterviewDialog.tsx'), 'InterviewDialog'),
  ),
  prepare: dialogOfLead(
    lazy(() => import('#features/interviews/PrepareDialog.tsx'), 'PrepareDialog'),
  ),
  addPerson: lazy(() => import('#features/people/AddPersonDialog.tsx'), 'AddPersonDialog'),
  mergePeople: lazy(() => import('#features/people/MergePeopleDialog.tsx'), 'MergePeopleDialog'),
  samePeople: lazy(() => import('#features/people/SamePeople.tsx'), 'SamePeopleDialog'),
  writeTo: lazy(() => import('#features/people/WriteToDialog.tsx'), 'WriteToDialog'),
  importPeople: lazy(() => import('#features/people/ImportPeopleDialog.tsx'), 'ImportPeopleDialog'),
  followUp: lazy(() => import('#features/leads/FollowUpDialog.tsx'), 'FollowUpDialog'),
  closeLeads: lazy(() => import('#features/leads/CloseLeadsDialog.tsx'), 'CloseLeadsDialog'),
  saveView: lazy(() => import('#features/leads/views/SaveViewDialog.tsx'), 'SaveViewDialog'),
  importLeads: lazy(() => import('#features/leads/import/ImportDialog.tsx'), 'ImportDialog'),
  applicationRecord: lazy(
    () => import('#features/leads/list/ApplicationRecordDialog.tsx'),
    'ApplicationRecordDialog',
  ),
  palette: ({ onClose }) => <PaletteDialog viewUrl={viewUrl} onClose={onClose} />,
  shortcuts: lazy(() => import('#features/shell/ShortcutKeys.tsx'), 'ShortcutsDialog'),
  letterVersions: lazy(
    () => import('#features/pitches/LetterVersionsDialog.tsx'),
    'LetterVersionsDialog',
  ),
  assistant: lazy(() => import('#features/pitches/AssistantDialog.tsx'), 'AssistantDialog'),
  createToken: lazy(() => import('#features/settings/CreateTokenDialog.tsx'), 'CreateTokenDialog'),
  changePassword: lazy(
    () => import('#features/settings/ChangePasswordDialog.tsx'),
    'ChangePasswordDialog',
  ),
  deleteAccount: lazy(
    () => import('#features/settings/DeleteAccountDialog.tsx'),
    'DeleteAccountDialog',
  ),
};
