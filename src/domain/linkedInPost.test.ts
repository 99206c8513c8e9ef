import { postUrlProblem } from './linkedInPost.ts';

test('asks for an address when there is none', () => {
  expect(postUrlProblem('   ')).toBe('Please enter a LinkedIn post URL');
});

test.each([
  'https://linkedin.com/posts/ada',
  'http://www.linkedin.com/posts/ada',
  'https://www.linkedin.com/in/ada',
  'https://evil.example/https://www.linkedin.com/posts/ada',
])('refuses %s', (address) => {
  expect(postUrlProblem(address)).toBe(
    'Please enter a valid LinkedIn post URL starting with https://www.linkedin.com/posts/',
  );
});

test('takes the address of a post, blanks around it or not', () => {
  expect(postUrlProblem(' https://www.linkedin.com/posts/ada_hiring-1 ')).toBeNull();
});
