import { readLinkedInPostPage } from './readLinkedInPostPage.ts';
import { testPage } from './testing/testDocument.ts';

const URL_HERE = 'https://in.linkedin.com/posts/ana-sousa_hiring-activity-1?trk=x';
const read = (authorUrl: string) =>
  readLinkedInPostPage(
    testPage(
      '',
      `<meta name="pageKey" content="d_public_post"><meta property="og:title" content="We are hiring | Ana Sousa | 3 comments">
     <script type="application/ld+json">${JSON.stringify({ '@type': 'SocialMediaPosting', author: { name: 'Ana Sousa', url: authorUrl }, articleBody: 'We are hiring\n\nR&amp;amp;D in Lisbon' })}</script>`,
      URL_HERE,
    ),
  );

it('makes the author the contact and the text the description', () => {
  expect(read('https://in.linkedin.com/in/ana-sousa')).toEqual({
    title: '',
    company: '',
    description: 'We are hiring\n\nR&D in Lisbon',
    contactInfo: { name: 'Ana Sousa', linkedin: 'https://in.linkedin.com/in/ana-sousa' },
  });
});

it('takes a company that posts for the company', () => {
  const draft = read('https://www.linkedin.com/company/sousa');
  expect(draft).toMatchObject({ company: 'Ana Sousa', contactInfo: { name: '' } });
});
