import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Letter } from '#domain/pitches/letter/letterDocument.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { type DocumentFormat, DownloadMenu, useDocument } from '#features/documents/index.ts';
import { pitchExported } from '#features/leads/index.ts';
import { saveFile } from '#ui/saveFile.ts';

interface DownloadPitchProps {
  letter: Letter;
  leadId: string | null;
  /** `undefined` for one that isn't saved. */
  pitchId: string | undefined;
  disabled?: boolean;
}

/** Downloads a letter as a PDF or Word file, with the sender from the profile. */
export function DownloadPitch({ letter, leadId, pitchId, disabled = false }: DownloadPitchProps) {
  const dispatch = useAppDispatch();
  const { data } = useGetProfileQuery();
  const profile = data ?? EMPTY_PROFILE;
  const { create, isBusy } = useDocument();

  async function download(format: DocumentFormat) {
    const { name } = profile.personalInfo;
    const file = await create(
      async () => {
        const [{ letterDocument }, { dateLocale, letterLocale }] = await Promise.all([
          import('#domain/pitches/letter/letterDocument.ts'),
          import('./letter/letterLocale.ts'),
        ]);
        const locale = letterLocale(letter.text);
        return letterDocument(letter, profile, new Date(), dateLocale(locale, navigator.languages));
      },
      [letter.company, letter.position, name],
      format,
    );
    if (!file) return;
    saveFile(file.name, file);
    dispatch(pitchExported('Letter downloaded.', { leadId, pitchId, content: letter.text }));
  }
  return <DownloadMenu busy={isBusy} disabled={disabled} onDownload={download} />;
}
