import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { mockServer } from '#mocks/node.ts';
import { noProfileScenario, profileSaveFailsScenario } from '#mocks/scenarios/profile.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { renderApp } from '#test/renderApp.tsx';

const PERSONAL = 'Personal Information';
const SUMMARY = 'Professional Summary';
const SKILLS = 'Skills';

/** The field of that name in that section: several sections have a Location of their own. */
const field = (label: string, section = PERSONAL) =>
  screen
    .getAllByLabelText(label, { selector: 'input, textarea' })
    .find(
      (one) => one.closest('section')?.querySelector('h2')?.textContent === section,
    ) as HTMLElement;
const atSettings = () => screen.findByRole('heading', { name: 'Settings', level: 1 });

/** The bodies sent to change the profile, from now on. */
function recordUpdates(): unknown[] {
  const sent: unknown[] = [];
  mockServer.use(
    http.put('*/api/user', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: makeProfile() });
    }),
  );
  return sent;
}

async function openForm() {
  const app = renderApp('/app/edit-profile');
  await screen.findByRole('button', { name: 'Save Profile' });
  const fill = async (label: string, words: string, section?: string) => {
    await app.user.clear(field(label, section));
    await app.user.click(field(label, section));
    await app.user.paste(words);
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save Profile' }));
  return { ...app, fill, save };
}

describe('creating the profile', () => {
  beforeEach(() => mockServer.use(...noProfileScenario()));

  test('names the missing fields', async () => {
    const { save } = await openForm();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fill in required fields (Name and Email)',
    );
    expect(field('Name')).toHaveAccessibleDescription('Name is required.');
    expect(field('Email')).toHaveAccessibleDescription('Email is required.');
    expect(screen.getByText('Please provide a professional summary')).toBeVisible();
    expect(screen.getByText('Please add at least one technical skill')).toBeVisible();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(mockDb.profile).toBeNull();
  });

  test('saves it, shows a success message, and goes to the settings', async () => {
    mockDb.leads = [makeLead()];
    const { fill, save } = await openForm();
    await fill('Name', 'Ada Moreno');
    await fill('Email', 'ada@example.com');
    await fill('LinkedIn', 'linkedin.com/in/ada');
    await fill('Professional Summary', 'Makes releases boring.', SUMMARY);
    await fill('Technical Skills', 'TypeScript, , SQL ', SKILLS);
    await save();
    await atSettings();
    expect(screen.getByText('Profile created successfully!')).toBeVisible();
    expect(await screen.findByText('Makes releases boring.')).toBeVisible();
    expect(mockDb.profile).toMatchObject({
      personalInfo: { name: 'Ada Moreno', linkedin: 'https://linkedin.com/in/ada', github: '' },
      skills: { technicalSkills: ['TypeScript', 'SQL'] },
      yearsOfExperience: 0,
    });
  });

  test('leads on to the first lead when there is none', async () => {
    const { fill, save } = await openForm();
    await fill('Name', 'Ada Moreno');
    await fill('Email', 'ada@example.com');
    await fill('Professional Summary', 'Makes releases boring.', SUMMARY);
    await fill('Technical Skills', 'SQL', SKILLS);
    await save();
    expect(await screen.findByRole('link', { name: 'Add Your First Lead' })).toBeVisible();
  });

  test.each([
    ['Email', 'ada', 'Please enter a valid email address.', PERSONAL],
    ['LinkedIn', 'example.com/ada', 'LinkedIn must be a web address on linkedin.com.', PERSONAL],
    ['Years of Experience', 'ten', 'Years of Experience must be a number.', SUMMARY],
  ])('shows the error beside the field: %s', async (label, typed, message, section) => {
    const { fill, user } = await openForm();
    await fill(label, typed, section);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('preserves the input when the server rejects it', async () => {
    mockServer.use(...profileSaveFailsScenario(500));
    const { fill, save } = await openForm();
    await fill('Name', 'Ada');
    await fill('Email', 'ada@example.com');
    await fill('Professional Summary', 'Makes releases boring.', SUMMARY);
    await fill('Technical Skills', 'SQL', SKILLS);
    await save();
    expect(
      await screen.findByText('Error creating profile: Server error. Please try again later.'),
    ).toBeVisible();
    expect(field('Name')).toHaveValue('Ada');
  });
});

describe('editing the profile', () => {
  test('sends only the changed field', async () => {
    const sent = recordUpdates();
    const { fill, save, user } = await openForm();
    await fill('Location', 'Oslo');
    await user.click(screen.getByRole('button', { name: 'Remove Mentoring' }));
    await save();
    await atSettings();
    expect(sent).toEqual([{ personalInfo: { location: 'Oslo' }, skills: { softSkills: [] } }]);
    expect(screen.getByText('Profile updated successfully!')).toBeVisible();
  });

  test('sends every changed part and nothing else', async () => {
    const sent = recordUpdates();
    const { fill, save, user } = await openForm();
    await fill('Years of Experience', '10,5', SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Remove Norwegian' }));
    await fill('Languages', ' , German ', 'Additional Information');
    await fill('Contact LinkedIn', '', 'Contact Information');
    await fill('Pricing', ' Daily rate ', 'Value Propositions');
    await save();
    await atSettings();
    expect(sent).toEqual([
      {
        yearsOfExperience: 10.5,
        additionalInfo: { languages: ['English', 'German'] },
        contactInfo: { linkedin: '' },
        valueProps: { pricing: 'Daily rate' },
      },
    ]);
  });

  test("has the server's model word new lines, without a page that asked for it before", async () => {
    const requests = recordRequests();
    mockServer.use(
      http.get('*/api/pitches', () =>
        HttpResponse.json({
          data: [],
          total: 0,
          nextCursor: null,
          rateLimit: { remaining: 20, limit: 20, resetInSeconds: 60 },
          model: 'small-model',
        }),
      ),
    );
    const { user, save } = await openForm();
    await user.click(field('Achievements', 'Additional Information'));
    await user.paste('Patent');
    await save();
    await waitFor(() => expect(requests).toContain('POST /user/proofs/wordings'));
  });

  test('keeps a list item with a comma whole', async () => {
    const sent = recordUpdates();
    const { additionalInfo } = makeProfile();
    const achievements = ['Speaker, NDC Oslo', 'Marathon'];
    mockDb.profile = makeProfile({ additionalInfo: { ...additionalInfo, achievements } });
    const { user, save } = await openForm();
    await user.click(field('Achievements', 'Additional Information'));
    await user.paste('Patent');
    await save();
    await atSettings();
    expect(sent).toEqual([
      { additionalInfo: { achievements: ['Speaker, NDC Oslo', 'Marathon', 'Patent'] } },
    ]);
  });

  test('stores job preferences in the browser and never sends them', async () => {
    const requests = recordRequests();
    const { user, fill, save } = await openForm();
    await fill('Preferred Location', 'Wien', 'Job Preferences');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Job Type' }), 'Part-time');
    await user.click(screen.getByRole('checkbox', { name: 'Remote' }));
    await save();
    await atSettings();
    expect(screen.getByText('Profile updated successfully!')).toBeVisible();
    expect(requests).not.toContain('PUT /user');
    await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
    expect(field('Preferred Location', 'Job Preferences')).toHaveValue('Wien');
    expect(screen.getByRole('combobox', { name: 'Job Type' })).toHaveDisplayValue('Part-time');
    expect(screen.getByRole('checkbox', { name: 'Remote' })).toBeChecked();
  });

  test("shows 'No changes detected' and closes", async () => {
    const { save } = await openForm();
    await save();
    expect(await screen.findByText('No changes detected')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    await waitFor(atSettings);
  });

  test('shows the error of the server', async () => {
    mockServer.use(...profileSaveFailsScenario(400, 'personalInfo.name is too long.'));
    const { fill, save } = await openForm();
    await fill('Name', 'Ada Lovelace');
    await save();
    expect(
      await screen.findByText('Error updating profile: personalInfo.name is too long.'),
    ).toBeVisible();
  });

  test('asks before discarding typed text', async () => {
    const { fill, user } = await openForm();
    await fill('Name', 'Ada Lovelace');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await atSettings();
    expect(mockDb.profile).toEqual(makeProfile());
  });
});
