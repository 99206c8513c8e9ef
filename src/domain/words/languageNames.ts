import { table } from './table.ts';

/** Names of languages beside those of `Intl.DisplayNames`. */
export const MORE_LANGUAGES =
  table(`mandarin, cantonese, farsi, tagalog, filipino, castellano, euskera, asl, bsl,
  american sign language, valencian, gallego, hindustani, hmong, kantonesisch`);
