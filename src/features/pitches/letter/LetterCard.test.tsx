import { screen, waitFor } from '@testing-library/react';
import { type MockMessage, mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeMessage } from '#mocks/factories/makeMessage.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderApp } from '#test/renderApp.tsx';

const DANIEL = { name: 'Daniel Whitcombe', email: 'daniel@nordkap.example', phone: '' };
const lead = makeLead({ ...{ title: 'Analyst', company: 'Nordkap', contactInfo: DANIEL } });
const miriam = makePerson({
  name: 'Miriam Castellanos',
  company: 'Nordkap',
  emails: ['miriam@nordkap.example'],
  leads: [{ id: lead.id, isMain: false }],
});

const letter = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' });

function open(messages: MockMessage[] = [], status: typeof lead.status = 'new') {
  mockDb.reset({ leads: [{ ...lead, status }], messages, profile: makeProfile() });
  mockDb.people = [...mockDb.people, miriam];
  return renderApp(`/app/pitches?lead=${lead.id}`);
}

test('a menu of the people of the lead says who the letter is to; greeting and address follow', async () => {
  const { user } = open();
  const field = await letter();
  await waitFor(() => expect(field.value).toMatch(/^Hello Daniel,/));
  await user.type(field, ' My own words.');
  await user.click(await screen.findByRole('button', { name: /^To: Daniel Whitcombe/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Miriam/ }));
  await waitFor(() => expect(field.value).toMatch(/^Hello Miriam,/));
  expect(field.value).toMatch(/My own words\.$/);
  await waitFor(() => expect(mockDb.pitches[0]?.contactInfo.email).toBe(miriam.emails[0]));
});

test('a follow-up goes to who wrote', async () => {
  const { fromName, fromAddress } = { fromName: miriam.name, fromAddress: miriam.emails[0] ?? '' };
  open([makeMessage({ leadId: lead.id, fromName, fromAddress })], 'applied');
  expect(await screen.findByRole('button', { name: /^To: Miriam/ })).toBeVisible();
  expect((await letter()).value).toMatch(/^Hello Miriam,/);
});
