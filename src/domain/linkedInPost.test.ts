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
