import { type FilledForm, filledFor, withFilled } from './filledForm.ts';

const AT = '2026-11-28T10:18:00.000Z';
const URL = 'https://jobs.fjord.example/baker/apply';

const makeFilled = (overrides: Partial<FilledForm> = {}): FilledForm => ({
  tabId: 7,
  url: URL,
  leadId: null,
  draft: null,
  fields: [{ id: '0:1', label: 'Email', value: 'ines@example.com', from: 'profile', isNew: false }],
  resume: null,
  letter: null,
  at: AT,
  appliedAt: null,
  ...overrides,
});

const notice = {
  id: '0:9',
  label: 'Notice period',
  value: '4 weeks',
  ...({ from: 'new', isNew: true } as const),
};

test('keeps both steps of a form, and the file of the first', () => {
  const resume = { id: 'f1e9c2d4-0000-4000-8000-000000000001', name: 'falk.pdf' };
  const next = makeFilled({ url: `${URL}/questions`, fields: [notice], leadId: 'lead' });
  const [form, ...others] = withFilled([makeFilled({ resume })], next);
  expect(others).toEqual([]);
  expect(form?.fields.map(({ label }) => label)).toEqual(['Email', 'Notice period']);
  expect(form).toMatchObject({ url: URL, leadId: 'lead', resume });
});

test('begins anew with another application in the same tab', () => {
  const other = makeFilled({ url: 'https://jobs.fjord.example/confectioner/apply' });
  expect(withFilled([makeFilled()], other)).toEqual([other]);
  const again = makeFilled();
  expect(withFilled([makeFilled({ appliedAt: AT })], again)).toEqual([again]);
});

test('keeps a field once when its page was loaded again', () => {
  const fields = [{ ...makeFilled().fields[0], id: '0:77', value: 'falk@example.com' }];
  const [form] = withFilled([makeFilled()], makeFilled({ fields } as Partial<FilledForm>));
  expect(form?.fields.map(({ value }) => value)).toEqual(['falk@example.com']);
});

test('is found on the page after the form, and later by its lead', () => {
  const form = makeFilled({ leadId: 'lead' });
  const thanks = 'https://jobs.fjord.example/thanks';
  expect(filledFor([form], { tabId: 7, url: thanks, leadId: null })).toBe(form);
  expect(filledFor([form], { tabId: 8, url: thanks, leadId: null })).toBeUndefined();
  expect(filledFor([form], { tabId: 8, url: 'https://x.example', leadId: 'lead' })).toBe(form);
  expect(filledFor([form], { tabId: 7, url: thanks, leadId: 'another' })).toBeUndefined();
});
