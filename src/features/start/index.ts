/** The way of a new user to the first letter. */

export { NextStepCard } from './NextStepCard.tsx';
