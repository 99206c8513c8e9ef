/** The ids of sample leads differ only in the last two digits, so that they are found again. */
export const SAMPLE_ID_START = '5a3b1e00-0000-4000-8000-0000000000';

export const isSampleLead = ({ id }: { id: string }): boolean => id.startsWith(SAMPLE_ID_START);
