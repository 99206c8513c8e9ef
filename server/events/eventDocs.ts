import type { CallDocs } from '../docs/callDocs.ts';
import { EXAMPLE_LEAD } from '../docs/examples.ts';

/** What the documentation says of the call that tells of changes. */
export const eventDocs: CallDocs = {
  tag: 'events',
  summary: 'Follow changes',
  description:
    'Tells each open window of the user what another one changed, by word and id and without content. The answer stays open.',
  answers: {
    200: {
      description: 'The changes, as they happen.',
      events: {
        description:
          'Server-sent events: `ready` once changes are heard, and again when some may have been missed; `change` with `{word, id}`, where the word is `leads`, `pitches`, `profile` or `auth` (the account is gone).',
        example: `event: ready\ndata: {}\n\nevent: change\ndata: {"word":"leads","id":"${EXAMPLE_LEAD.id}"}\n\n`,
      },
    },
  },
  refusals: { 429: ['Only 50 windows can follow changes at the same time.'] },
};
