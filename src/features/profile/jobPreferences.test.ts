import {
  dropJobPreferences,
  keepJobPreferences,
  NO_JOB_PREFERENCES,
  readJobPreferences,
} from './jobPreferences.ts';

const WIEN = { location: 'Wien', jobType: 'Contract', remote: true };

test('are kept for each user apart, until they are dropped', () => {
  expect(keepJobPreferences('ada', WIEN)).toBe(true);
  expect(readJobPreferences('ada')).toEqual(WIEN);
  expect(readJobPreferences('maja')).toEqual(NO_JOB_PREFERENCES);
  dropJobPreferences('ada');
  expect(readJobPreferences('ada')).toEqual(NO_JOB_PREFERENCES);
});

test.each(['not json', '[1]', '"text"', '{"location":3,"jobType":"Boss","remote":"yes"}'])(
  'what is stored is not trusted: %s',
  (stored) => {
    localStorage.setItem('leadside.jobPreferences.ada', stored);
    expect(readJobPreferences('ada')).toEqual(NO_JOB_PREFERENCES);
  },
);

test('a browser that stores nothing says so, and nothing breaks', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('SecurityError');
    });
  }
  expect(keepJobPreferences('ada', WIEN)).toBe(false);
  expect(readJobPreferences('ada')).toEqual(NO_JOB_PREFERENCES);
  expect(() => dropJobPreferences('ada')).not.toThrow();
});
