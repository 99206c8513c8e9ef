export { type PickedWords, type PickField, PickMenu } from './PickMenu.tsx';
export { PostingBox } from './PostingBox.tsx';
export { linkedQuotes, PostingText } from './PostingText.tsx';
export { pickedValue } from './pickedValue.ts';
export { ReadTextField } from './ReadField.tsx';
export { postingRead } from './readingSlice.ts';
export { ReadingContext, useFormReading, useReading } from './useReading.ts';
