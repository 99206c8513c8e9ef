import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { rememberStyle, styleFor, styleOf } from './pitchStyle.ts';

afterEach(() => localStorage.clear());

const contact = (linkedin?: string) => ({ name: 'Maja', email: '', phone: '', linkedin });
const PROFILE = 'https://www.linkedin.com/in/maja';
const CONTACT = makeLead({ category: 'networking', contactInfo: contact(PROFILE), source: '' });
const JOB = makeLead({ category: 'job-application', contactInfo: contact(PROFILE) });

test.each([
  ['a job application', JOB, 'cover-letter'],
  ['an older lead without a kind', makeLead({ category: null }), 'cover-letter'],
  ['a sale', makeLead({ category: 'sales-lead' }), 'email'],
  ['a freelance project', makeLead({ category: 'freelance-project' }), 'proposal'],
  ['a contact with a LinkedIn profile', CONTACT, 'linkedin'],
  [
    'a contact found on LinkedIn',
    makeLead({ category: 'networking', source: 'LinkedIn', contactInfo: contact() }),
    'linkedin',
  ],
  [
    'another contact',
    makeLead({ category: 'networking', source: 'Meetup', contactInfo: contact() }),
    'email',
  ],
])('the first letter for %s has its type', (_kind, lead, type) => {
  expect(styleFor(lead)).toEqual({ ...styleOf(DEFAULT_PITCH_SETTINGS), type });
});

test('remembers the last settings of each kind, and ignores unknown ones', () => {
  const last = { type: 'email', tone: 'casual', length: 'short', platform: 'email' } as const;
  rememberStyle(JOB, last);
  expect(styleFor(makeLead({ category: 'job-application' }))).toEqual(last);
  expect(styleFor(CONTACT).type).toBe('linkedin');
  localStorage.setItem('leadside.pitch.job-application.tone', 'rude');
  expect(styleFor(JOB)).toEqual({ ...last, tone: 'professional' });
});
