/** Characters; long titles are cut. */
const PART = 60;

const RESERVED = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

/** A part without what Windows, macOS or Linux don't allow in a name. */
const safePart = (text: string): string =>
  Array.from(text.toWellFormed().replace(RESERVED, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, PART)
    .join('')
    .replace(/^[. -]+|(?<![. -])[. -]+$/g, '');

/** 'Helio Grid - Data Engineer - Ada Lovelace.pdf': the parts that are given. */
export const documentFileName = (parts: readonly string[], extension: 'pdf' | 'docx'): string =>
  `${parts.map(safePart).filter(Boolean).join(' - ') || 'Document'}.${extension}`;
