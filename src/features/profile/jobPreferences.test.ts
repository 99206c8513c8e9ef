import {
  deleteJobPreferences,
  NO_JOB_PREFERENCES,
  readJobPreferences,
  saveJobPreferences,
} from './jobPreferences.ts';

const WIEN = { location: 'Wien', jobType: 'Contract', remote: true };

test('are stored per user until they are deleted', () => {
  expect(saveJobPreferences('ada', WIEN)).toBe(true);
  expect(readJobPreferences('ada')).toEqual(WIEN);
  expect(readJobPreferences('maja')).toEqual(NO_JOB_PREFERENCES);
  deleteJobPreferences('ada');
  expect(readJobPreferences('ada')).toEqual(NO_JOB_PREFERENCES);
});

test.each(['not json', '[1]', '"text"', '{"location":3,"jobType":"Boss","remote":"yes"}'])(
  'what is stored is not trusted: %s',
  (stored) => {
    localStorage.setItem('leadside.jobPreferences.ada', stored);
    expect(readJobPreferences('ada')).toEqual(NO_JOB_PREFERENCES);
  },
);

test('reports blocked storage without throwing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('SecurityError');
    });
  }
  expect(saveJobPreferences('ada', WIEN)).toBe(false);
  expect(readJobPreferences('ada')).toEqual(NO_JOB_PREFERENCES);
  expect(() => deleteJobPreferences('ada')).not.toThrow();
});
