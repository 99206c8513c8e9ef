export { PostingBox } from './PostingBox.tsx';
export { linkedQuotes, PostingText } from './PostingText.tsx';
export { ReadMark, ReadTextField, readValue } from './ReadField.tsx';
export { ReadingContext, useFormReading, useReading } from './useReading.ts';
