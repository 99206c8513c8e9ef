import { useDownloadFileMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { saveFile } from '#ui/saveFile.ts';
import { toastShown } from './toastsSlice.ts';

interface Download {
  /** Below the API base. */
  url: string;
  name: string;
  /** What the toast says before the error's text. */
  failure: string;
  /** The lead that the file is about. */
  about?: string;
}

/** Saves files of the API. */
export function useDownload() {
  const dispatch = useAppDispatch();
  const [downloadFile, { isLoading }] = useDownloadFileMutation();
  async function download({ url, name, failure, about }: Download) {
    const { data: file, error } = await downloadFile(url);
    if (file) return saveFile(name, file);
    const text = `${failure}: ${errorMessage(error)}`;
    dispatch(toastShown({ tone: 'error', text, about }));
  }
  return { download, isDownloading: isLoading };
}
