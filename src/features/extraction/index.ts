export { type PickedWords, type PickField, PickMenu } from './PickMenu.tsx';
export { PostingBox } from './PostingBox.tsx';
export { linkedQuotes, PostingText } from './PostingText.tsx';
export { pickedValue } from './pickedValue.ts';
export { ReadTextField } from './ReadField.tsx';
export { givenPosting, readAnyPosting } from './readAnyPosting.ts';
export { type PostingReading, postingRead, readingClosed, selectReading } from './readingSlice.ts';
export { SharedPosting } from './SharedPosting.tsx';
export { ReadingContext, useFormReading, useReading } from './useReading.ts';
