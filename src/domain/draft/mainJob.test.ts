import { EMPTY_PROFILE } from '../profile.ts';
import { mainJob } from './mainJob.ts';

const job = (title: string, startDate: string, endDate: string) => ({
  title,
  company: 'Fern & Vale',
  location: '',
  startDate,
  endDate,
  description: '',
  technologies: [],
});

test.each([
  ['a current job', [job('Nurse', '2021', 'Present'), job('Cook', '2010', '')], 'Nurse'],
  ['the latest job', [job('Nurse', '1996', ''), job('Cook', '2022', '2024')], 'Cook'],
  [
    'the job without an end that began last',
    [job('Nurse', '2024', ''), job('Cook', '2019', '2023')],
    'Nurse',
  ],
])('the main job is %s', (_what, experience, title) => {
  expect(mainJob({ ...EMPTY_PROFILE, experience }, '')?.title).toBe(title);
});
