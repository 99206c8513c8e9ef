import { PITCH_WRITERS, type PitchWriter } from '#domain/contract/enums.ts';
import { readSetting, storeSetting } from '#ui/browserSetting.ts';

const STORAGE_KEY = 'leadside.pitchWriter';

/** The writer that the user chose in this browser; `null` until then. */
export const storedWriter = (): PitchWriter | null => readSetting(STORAGE_KEY, PITCH_WRITERS);

/** Stores the choice for the next visit. */
export const storeWriter = (writer: PitchWriter): void => storeSetting(STORAGE_KEY, writer);
