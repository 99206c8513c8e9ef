import type { ReactNode } from 'react';
import { DeleteInterviewDialog } from '#features/interviews/DeleteInterviewDialog.tsx';
import { CloseLeadsDialog } from '#features/leads/CloseLeadsDialog.tsx';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { FollowUpDialog } from '#features/leads/FollowUpDialog.tsx';
import { PaletteDialog } from '#features/leads/keys/PaletteDialog.tsx';
import { LeadOfDialog } from '#features/leads/LeadOfDialog.tsx';
import { DeleteNoteDialog } from '#features/notes/DeleteNoteDialog.tsx';
import type { Dialog } from '#features/shell/dialogSlice.ts';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { ShortcutsDialog } from '#features/shell/ShortcutKeys.tsx';
import { viewUrl } from './leadsUrl.ts';

const AddNoteModal = lazyPart(
  async () => (await import('#features/notes/AddNoteModal.tsx')).AddNoteModal,
);
const InterviewDialog = lazyPart(
  async () => (await import('#features/interviews/InterviewDialog.tsx')).InterviewDialog,
);
const PrepareDialog = lazyPart(
  async () => (await import('#features/interviews/PrepareDialog.tsx')).PrepareDialog,
);
const ChangePasswordDialog = lazyPart(
  async () => (await import('#features/settings/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const QuickAddDialog = lazyPart(
  async () => (await import('#features/leads/keys/QuickAddDialog.tsx')).QuickAddDialog,
);
const ImportDialog = lazyPart(
  async () => (await import('#features/leads/import/ImportDialog.tsx')).ImportDialog,
);
const SaveViewDialog = lazyPart(
  async () => (await import('#features/leads/views/SaveViewDialog.tsx')).SaveViewDialog,
);
const EarlierLettersDialog = lazyPart(
  async () => (await import('#features/pitches/EarlierLettersDialog.tsx')).EarlierLettersDialog,
);
const PitchVersionsDialog = lazyPart(
  async () =>
    (await import('#features/pitches/versions/PitchVersionsDialog.tsx')).PitchVersionsDialog,
);
const ResumeDialog = lazyPart(
  async () => (await import('#features/resume/ResumeDialog.tsx')).ResumeDialog,
);
const CreateTokenDialog = lazyPart(
  async () => (await import('#features/settings/CreateTokenDialog.tsx')).CreateTokenDialog,
);
const DeleteAccountDialog = lazyPart(
  async () => (await import('#features/settings/DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

/** Every dialog of the dashboard. */
export function renderDialog(dialog: Dialog, onClose: () => void): ReactNode {
  switch (dialog.kind) {
    case 'addNote':
      return (
        <LeadOfDialog key={dialog.leadId} leadId={dialog.leadId} onClose={onClose}>
          {(lead) => <AddNoteModal lead={lead} onClose={onClose} />}
        </LeadOfDialog>
      );
    case 'deleteLead':
      return (
        <LeadOfDialog leadId={dialog.leadId} onClose={onClose}>
          {(lead) => <DeleteLeadDialog lead={lead} onClose={onClose} />}
        </LeadOfDialog>
      );
    case 'deleteNote':
      return (
        <LeadOfDialog leadId={dialog.leadId} onClose={onClose}>
          {(lead) => <DeleteNoteDialog lead={lead} noteId={dialog.noteId} onClose={onClose} />}
        </LeadOfDialog>
      );
    case 'interview':
      return (
        <LeadOfDialog leadId={dialog.leadId} onClose={onClose}>
          {(lead) => <InterviewDialog {...dialog} lead={lead} onClose={onClose} />}
        </LeadOfDialog>
      );
    case 'deleteInterview':
      return <DeleteInterviewDialog {...dialog} onClose={onClose} />;
    case 'prepare':
      return (
        <LeadOfDialog leadId={dialog.leadId} onClose={onClose}>
          {(lead) => (
            <PrepareDialog lead={lead} interviewId={dialog.interviewId} onClose={onClose} />
          )}
        </LeadOfDialog>
      );
    case 'followUp':
      return <FollowUpDialog leadIds={dialog.leadIds} onClose={onClose} />;
    case 'closeLeads':
      return <CloseLeadsDialog leadIds={dialog.leadIds} onClose={onClose} />;
    case 'saveView':
      return <SaveViewDialog viewId={dialog.viewId} onClose={onClose} />;
    case 'importLeads':
      return <ImportDialog onClose={onClose} />;
    case 'palette':
      return <PaletteDialog viewUrl={viewUrl} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'quickAdd':
      return <QuickAddDialog text={dialog.text} onClose={onClose} />;
    case 'earlierLetters':
      return <EarlierLettersDialog onClose={onClose} />;
    case 'pitchVersions':
      return <PitchVersionsDialog pitchId={dialog.pitchId} onClose={onClose} />;
    case 'resume':
      if (dialog.leadId === null) return <ResumeDialog lead={null} onClose={onClose} />;
      return (
        <LeadOfDialog leadId={dialog.leadId} onClose={onClose}>
          {(lead) => <ResumeDialog lead={lead} onClose={onClose} />}
        </LeadOfDialog>
      );
    case 'createToken':
      return <CreateTokenDialog onClose={onClose} />;
    case 'changePassword':
      return <ChangePasswordDialog onClose={onClose} />;
    case 'deleteAccount':
      return <DeleteAccountDialog onClose={onClose} />;
  }
}
