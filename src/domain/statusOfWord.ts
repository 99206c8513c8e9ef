import { LEAD_STATUSES } from './contract/enums.ts';
import type { Lead } from './contract/leads.ts';
import { foldedWords } from './foldedWords.ts';
import { LEAD_STATUS_LABELS } from './lead.ts';

/** A status's usual words in trackers, as `foldedWords` writes them. */
const STATUS_WORDS: Partial<Record<Lead['status'], string[]>> = {
  new: [
    'wishlist',
    'wish list',
    'bookmarked',
    'saved',
    'interested',
    'to apply',
    'to do',
    'not started',
    'not applied',
    'applying',
    'backlog',
    'lead',
    'open',
  ],
  contacted: ['reached out', 'emailed', 'messaged', 'in contact', 'in touch'],
  proposal: ['proposal sent', 'quote sent', 'quoted'],
  negotiating: ['negotiation', 'in negotiation'],
  'closed-won': ['won'],
  'closed-lost': ['lost'],
  applied: ['application sent', 'application submitted', 'submitted', 'sent', 'application'],
  interviewing: [
    'interview',
    'interviews',
    'interviewed',
    'interview scheduled',
    'phone screen',
    'phone interview',
    'phone call',
    'screening',
    'screen',
    'recruiter screen',
    'recruiter call',
    'technical interview',
    'tech interview',
    'first interview',
    'second interview',
    'final interview',
    'final round',
    'onsite',
    'on site',
    'onsite interview',
    'assessment',
    'take home',
    'take home test',
  ],
  offer: ['offered', 'offer received', 'offer extended', 'job offer'],
  hired: ['accepted', 'offer accepted', 'got the job'],
  rejected: ['rejection', 'not selected', 'denied', 'turned down', 'no longer under consideration'],
  withdrawn: ['withdrew', 'i withdrew', 'offer declined', 'not interested'],
};

/** The status that a word of a tracker stands for; `undefined` for an unknown one. */
export const statusOfWord = (word: string): Lead['status'] | undefined => {
  const folded = foldedWords(word);
  return LEAD_STATUSES.find(
    (status) =>
      foldedWords(LEAD_STATUS_LABELS[status]) === folded || STATUS_WORDS[status]?.includes(folded),
  );
};
