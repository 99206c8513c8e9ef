import { EMPTY_LEAD_FORM, storedLeadToForm } from './leadFormValues.ts';

test('a lead that was stored before fields existed has their empty values', () => {
  const contactInfo = { name: 'Ana' };
  expect(storedLeadToForm({ title: 'Engineer', company: 'Acme', contactInfo })).toEqual({
    ...EMPTY_LEAD_FORM,
    type: '',
    leadTitle: 'Engineer',
    company: 'Acme',
    contactName: 'Ana',
  });
});
