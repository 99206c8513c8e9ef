import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { dialogOfLead } from '#features/leads/dialogOfLead.tsx';
import { FollowUpDialog } from '#features/leads/FollowUpDialog.tsx';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { DialogHost, type DialogTable } from '#features/shell/DialogHost.tsx';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { FormRouter } from './FormRouter.tsx';

const dialogs: DialogTable = {
  addNote: dialogOfLead(AddNoteModal),
  deleteLead: dialogOfLead(DeleteLeadDialog),
  followUp: FollowUpDialog,
  interview: dialogOfLead(
    lazyPart(() => import('#features/interviews/InterviewDialog.tsx'), 'InterviewDialog'),
  ),
  prepare: dialogOfLead(
    lazyPart(() => import('#features/interviews/PrepareDialog.tsx'), 'PrepareDialog'),
  ),
  resume: dialogOfLead(lazyPart(() => import('#features/resume/ResumeDialog.tsx'), 'ResumeDialog')),
  letterVersions: lazyPart(
    () => import('#features/pitches/LetterVersionsDialog.tsx'),
    'LetterVersionsDialog',
  ),
  assistant: lazyPart(() => import('#features/pitches/AssistantDialog.tsx'), 'AssistantDialog'),
};

/** Every dialog of the side panel: those of a lead, and the questions. */
export const PanelDialogs = () => (
  <FormRouter>
    <DialogHost dialogs={dialogs} />
  </FormRouter>
);
