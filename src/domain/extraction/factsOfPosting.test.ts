import type { PostingFact } from '#domain/contract/extraction.ts';
import { factsOfPosting } from './factsOfPosting.ts';

const NOTHING = {
  title: '',
  company: '',
  location: '',
  compensationRange: '',
  deadline: '',
  contactName: '',
  contactEmail: '',
};
const BODY = 'You prepare financial statements. At Harbor & Pine, we close in five days.';

test.each<[string, string, Partial<Record<PostingFact, string>>]>([
  [
    'a first line with bars',
    'Senior Accountant | Harbor & Pine, LLC | Boston, MA\n\nOwn the month-end close.',
    { title: 'Senior Accountant', company: 'Harbor & Pine, LLC', location: 'Boston, MA' },
  ],
  [
    'the title of a page, with the site',
    '(2) Senior Accountant | Harbor & Pine | LinkedIn\nOwn the close.',
    { title: 'Senior Accountant', company: 'Harbor & Pine' },
  ],
  [
    'a company below the title that the text says again',
    `# Senior Accountant\nHarbor & Pine\nBoston, MA\n\n${BODY}`,
    { title: 'Senior Accountant', company: 'Harbor & Pine' },
  ],
  [
    'labels',
    'Company: Harbor & Pine\n**Job title:** Senior Accountant\n- Location: Boston, MA.',
    { title: 'Senior Accountant', company: 'Harbor & Pine', location: 'Boston, MA' },
  ],
  ['a heading about the company', 'About Harbor & Pine\nA bakery.', { company: 'Harbor & Pine' }],
  ['a heading about us', 'About Us\nWe are a bakery of forty people.', {}],
  ['a first sentence', 'We are looking for an accountant who closes the books.', {}],
  ['a company that is too long', `Company: ${'x'.repeat(201)}`, {}],
  ['nothing', ' \n', {}],
])('reads %s', (_what, posting, facts) => {
  expect(factsOfPosting(posting)).toMatchObject({ ...NOTHING, ...facts });
});
