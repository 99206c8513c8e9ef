/** What the timeline and the dashboard show of interviews. */
export { InterviewEntry } from './InterviewEntry.tsx';
export { InterviewTime } from './InterviewTime.tsx';
export { OutcomeButtons } from './OutcomeButtons.tsx';
