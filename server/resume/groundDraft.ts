import type { ResumeDraft } from './draftSchema.ts';
import { groundedResume } from './groundedResume.ts';

/** A program: the draft of a model without what isn't in the resume's text. */
export default ({ draft, text }: { draft: ResumeDraft; text: string }): ResumeDraft =>
  groundedResume(draft, text);
