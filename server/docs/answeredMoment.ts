import { z } from 'zod';

/** A moment in an answer: ISO 8601 in UTC, with milliseconds. */
export const answeredMoment = () => z.iso.datetime({ precision: 3 });
