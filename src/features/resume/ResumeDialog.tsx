import { Paperclip } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useGetProfileQuery, useStoreResumeMutation, useUpdateLeadMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { nearProfileTexts } from '#domain/resume/nearProfileTexts.ts';
import { resumeDocument, resumeSections } from '#domain/resume/resumeDocument.ts';
import { type DocumentFormat, DownloadMenu, useDocument } from '#features/documents/index.ts';
import { useAsked } from '#features/pitches/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { ResumeChoices } from './ResumeChoices.tsx';

interface ResumeDialogProps {
  /** What its posting asks for comes first. `null` for a resume for anyone. */
  lead: Lead | null;
  onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Makes a resume from the profile: the user leaves parts out, downloads it, or keeps it with the lead. */
export function ResumeDialog({ lead, onClose }: ResumeDialogProps) {
  const dispatch = useAppDispatch();
  const { data } = useGetProfileQuery();
  const profile = hasProfile(data) ? data : null;
  const [leftOut, setLeftOut] = useState(NONE);
  const { create, isBusy } = useDocument();
  const [storeResume, store] = useStoreResumeMutation();
  const [updateLead, update] = useUpdateLeadMutation();
  const isKeeping = store.isLoading || update.isLoading;

  const requests = useAsked(lead?.id ?? '');
  const lineTicks = lead?.lineTicks;
  const asked = useMemo(
    () => (profile ? nearProfileTexts(profile, requests, lineTicks) : NONE),
    [profile, requests, lineTicks],
  );
  const sections = useMemo(() => (profile ? resumeSections(profile, asked) : []), [profile, asked]);

  const toggle = (id: string) =>
    setLeftOut((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  async function file(format: DocumentFormat | 'any'): Promise<File | null> {
    if (!profile) return null;
    const { name } = profile.personalInfo;
    return create(
      () => resumeDocument(profile, asked, leftOut),
      [lead?.company ?? '', lead?.title ?? '', name, 'Resume'],
      format,
    );
  }

  async function download(format: DocumentFormat) {
    const created = await file(format);
    if (created) saveFile(created.name, created);
  }

  async function keep(lead: Lead) {
    const showError = (text: string) => dispatch(toastShown({ tone: 'error', text }));
    const created = await file('any');
    if (!created) return;
    const { data: stored, error } = await storeResume(created);
    if (error) return showError(`Error keeping resume: ${errorMessage(error)}`);
    const changes = { resume: { id: stored.id, name: stored.name } };
    const { error: updateError } = await updateLead({ id: lead.id, changes, base: lead });
    if (updateError) return showError(`Error updating lead: ${errorMessage(updateError)}`);
    dispatch(toastShown({ tone: 'success', text: 'Resume kept with the lead.' }));
    onClose();
  }

  return (
    <Modal
      title="Resume"
      description={
        lead
          ? `For ${lead.title} at ${lead.company}. What the posting asks for comes first.`
          : 'From your profile. Uncheck what to leave out.'
      }
      onClose={onClose}
      footer={
        profile && (
          <>
            <DownloadMenu side="top" busy={isBusy && !isKeeping} onDownload={download} />
            {lead && (
              <Button
                variant="primary"
                icon={Paperclip}
                busy={isKeeping}
                busyLabel="Keeping…"
                disabled={isBusy}
                onClick={() => keep(lead)}
              >
                Keep with lead
              </Button>
            )}
          </>
        )
      }
    >
      {profile ? (
        <ResumeChoices sections={sections} leftOut={leftOut} onToggle={toggle} />
      ) : (
        <p>Create your profile first. A resume is made from it.</p>
      )}
    </Modal>
  );
}
