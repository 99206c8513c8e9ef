import type { ReactNode } from 'react';
import { DeleteInterviewDialog } from '#features/interviews/DeleteInterviewDialog.tsx';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { FollowUpDialog } from '#features/leads/FollowUpDialog.tsx';
import { LeadOfDialog } from '#features/leads/LeadOfDialog.tsx';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { DeleteNoteDialog } from '#features/notes/DeleteNoteDialog.tsx';
import { DialogHost } from '#features/shell/DialogHost.tsx';
import type { Dialog } from '#features/shell/dialogSlice.ts';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { FormRouter } from './FormRouter.tsx';

const ResumeDialog = lazyPart(
  async () => (await import('#features/resume/ResumeDialog.tsx')).ResumeDialog,
);
const InterviewDialog = lazyPart(
  async () => (await import('#features/interviews/InterviewDialog.tsx')).InterviewDialog,
);
const PrepareDialog = lazyPart(
  async () => (await import('#features/interviews/PrepareDialog.tsx')).PrepareDialog,
);
const PitchVersionsDialog = lazyPart(
  async () =>
    (await import('#features/pitches/versions/PitchVersionsDialog.tsx')).PitchVersionsDialog,
);

function renderDialog(dialog: Dialog, onClose: () => void): ReactNode {
  if (dialog.kind === 'followUp') {
    return <FollowUpDialog leadIds={dialog.leadIds} onClose={onClose} />;
  }
  if (dialog.kind === 'pitchVersions') {
    return <PitchVersionsDialog pitchId={dialog.pitchId} onClose={onClose} />;
  }
  if (dialog.kind === 'deleteInterview')
    return <DeleteInterviewDialog {...dialog} onClose={onClose} />;
  if (!('leadId' in dialog) || dialog.leadId === null) return null;
  return (
    <LeadOfDialog key={dialog.leadId} leadId={dialog.leadId} onClose={onClose}>
      {(lead) => {
        if (dialog.kind === 'addNote') return <AddNoteModal lead={lead} onClose={onClose} />;
        if (dialog.kind === 'deleteLead') return <DeleteLeadDialog lead={lead} onClose={onClose} />;
        if (dialog.kind === 'interview')
          return <InterviewDialog {...dialog} lead={lead} onClose={onClose} />;
        if (dialog.kind === 'prepare') {
          return <PrepareDialog lead={lead} interviewId={dialog.interviewId} onClose={onClose} />;
        }
        if (dialog.kind === 'resume') return <ResumeDialog lead={lead} onClose={onClose} />;
        return <DeleteNoteDialog lead={lead} noteId={dialog.noteId} onClose={onClose} />;
      }}
    </LeadOfDialog>
  );
}

/** Every dialog of the side panel: those of a lead, and the questions. */
export const PanelDialogs = () => (
  <FormRouter>
    <DialogHost>{renderDialog}</DialogHost>
  </FormRouter>
);
