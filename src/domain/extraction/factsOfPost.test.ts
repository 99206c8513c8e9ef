import { factsOfPost } from './factsOfPost.ts';

const facts = (title: string, content = title, author = 'in/ana') =>
  factsOfPost({
    title,
    content,
    author: 'Ana Sousa',
    authorProfileUrl: `https://www.linkedin.com/${author}`,
    location: '',
  });

it.each([
  ['We are hiring a platform engineer in Oslo', 'Platform engineer'],
  ["We're looking for a Senior Data Analyst (m/f/d) to join us!", 'Senior Data Analyst'],
  ['Wir suchen eine Projektleiterin für Graz', 'Projektleiterin'],
  ['Staff Engineer, Payments', 'Staff Engineer, Payments'],
  ['So proud of this team!', ''],
  ['I am a happy engineer today', ''],
  ['5 lessons every manager has to learn', ''],
])('reads the position of %j', (title, position) => {
  expect(facts(title).title).toBe(position);
});

it('finds the role in the text below a headline', () => {
  expect(facts('Big news!', 'Big news!\n\nAcme is hiring a Backend Developer.').title).toBe(
    'Backend Developer',
  );
});

it('greets a person, and takes a company that posts for the company', () => {
  expect(facts('Hi')).toMatchObject({ company: '', contactName: 'Ana Sousa' });
  expect(facts('Hi', 'Hi', 'company/sousa')).toMatchObject({
    company: 'Ana Sousa',
    contactName: '',
    contactLinkedin: '',
  });
});
