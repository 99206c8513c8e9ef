import { postUrlProblem } from './linkedInPost.ts';

test('asks for a URL when there is none', () => {
  expect(postUrlProblem('   ')).toBe('Please enter a LinkedIn post URL');
});

test.each([
  'https://linkedin.com/posts/ada',
  'http://www.linkedin.com/posts/ada',
  'https://www.linkedin.com/in/ada',
  'https://evil.example/https://www.linkedin.com/posts/ada',
])('rejects %s', (address) => {
  expect(postUrlProblem(address)).toBe(
    'Please enter a valid LinkedIn post URL starting with https://www.linkedin.com/posts/',
  );
});

test('accepts the URL of a post with spaces around it', () => {
  expect(postUrlProblem(' https://www.linkedin.com/posts/ada_hiring-1 ')).toBeNull();
});

test.each([
  'https://www.linkedin.com/jobs/view/4012345678/?refId=a',
  'https://de.linkedin.com/jobs/view/data-engineer-at-helio-4012345678',
  'https://www.linkedin.com/comm/jobs/view/4012345678',
])('says how to save a job: %s', (address) => {
  expect(postUrlProblem(address)).toBe(
    'This is a job, not a post. Open it and save it from the side panel, or paste its text here.',
  );
});
