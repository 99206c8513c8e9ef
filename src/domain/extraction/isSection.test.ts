import { isSection } from './isSection.ts';

it.each([
  'Careers at Acme',
  'Our current openings',
  'Job Posting Details',
  'Offene Stellen',
  'Nos offres d’emploi',
])('takes %j for a section', (text) => {
  expect(isSection(text)).toBe(true);
});

it.each(['Recruiter', 'Position: Baker', 'Acme', '30.04.2026'])('takes %j for content', (text) => {
  expect(isSection(text)).toBe(false);
});
