import { leadResponseSchema } from '#domain/contract/leads.ts';
import type { CallDocs } from '../docs/callDocs.ts';
import { EXAMPLE_LEAD } from '../docs/examples.ts';

/** What the documentation says of the call that adds a note. */
export const addNoteDocs: CallDocs = {
  tag: 'notes',
  summary: 'Add a note',
  description: 'A note counts as a change of its lead.',
  example: { text: 'Second round on Thursday with Maja.', type: 'interview' },
  answers: {
    201: {
      description: 'The lead with its new note.',
      schema: leadResponseSchema,
      example: { data: EXAMPLE_LEAD },
    },
  },
  refusals: { 400: ['text must not be empty.'], 404: ['Lead not found.'] },
};
