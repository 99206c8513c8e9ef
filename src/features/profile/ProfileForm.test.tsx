import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { mockServer } from '#mocks/node.ts';
import {
  noProfileScenario,
  profileFailsScenario,
  profileRefusedScenario,
} from '#mocks/scenarios/profile.ts';
import { renderApp } from '#test/renderApp.tsx';

const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
const atSettings = () => screen.findByRole('heading', { name: 'Settings', level: 1 });

async function openForm() {
  const app = renderApp('/app/edit-profile');
  await screen.findByRole('button', { name: 'Save Profile' });
  const fill = async (label: string, words: string) => {
    await app.user.clear(field(label));
    await app.user.click(field(label));
    await app.user.paste(words);
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save Profile' }));
  return { ...app, fill, save };
}

describe('creating the profile', () => {
  beforeEach(() => mockServer.use(...noProfileScenario()));

  test('names what is missing', async () => {
    const { save } = await openForm();
    await save();
    expect(
      await screen.findAllByText('Please fill in required fields (Name and Email)'),
    ).toHaveLength(2);
    expect(screen.getByText('Please provide a professional summary')).toBeVisible();
    expect(screen.getByText('Please add at least one technical skill')).toBeVisible();
    expect(field('Name')).toHaveFocus();
    expect(mockDb.profile).toBeNull();
  });

  test('saves it, says so, and goes to the settings', async () => {
    const { fill, save } = await openForm();
    await fill('Name', 'Ada Moreno');
    await fill('Email', 'ada@example.com');
    await fill('LinkedIn', 'linkedin.com/in/ada');
    await fill('Professional Summary', 'Makes releases boring.');
    await fill('Technical Skills', 'TypeScript, , SQL ');
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

  test.each([
    ['Email', 'ada', 'Please enter a valid email address.'],
    ['LinkedIn', 'example.com/ada', 'LinkedIn must be a web address on linkedin.com.'],
    ['GitHub', 'example.com/ada', 'GitHub must be a web address on github.com.'],
    ['Years of Experience', 'ten', 'Years of Experience must be a number.'],
    ['Years of Experience', '-1', 'Years of Experience must not be negative.'],
  ])('refuses a bad %s: %s', async (label, typed, message) => {
    const { fill, user } = await openForm();
    await fill(label, typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('keeps what was typed when the server refuses', async () => {
    mockServer.use(...profileRefusedScenario(500));
    const { fill, save } = await openForm();
    await fill('Name', 'Ada');
    await fill('Email', 'ada@example.com');
    await fill('Professional Summary', 'Makes releases boring.');
    await fill('Technical Skills', 'SQL');
    await save();
    expect(
      await screen.findByText('Error creating profile: Server error. Please try again later.'),
    ).toBeVisible();
    expect(field('Name')).toHaveValue('Ada');
  });
});

describe('editing the profile', () => {
  test('sends only what was changed', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      http.put('*/api/user', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: makeProfile() });
      }),
    );
    const { fill, save } = await openForm();
    await fill('Location', 'Oslo');
    await fill('Soft Skills', '');
    await save();
    await atSettings();
    expect(sent).toEqual([{ personalInfo: { location: 'Oslo' }, skills: { softSkills: [] } }]);
    expect(screen.getByText('Profile updated successfully!')).toBeVisible();
  });

  test('says when nothing was changed, and closes', async () => {
    const { save } = await openForm();
    await save();
    expect(await screen.findByText('No changes detected')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    await waitFor(atSettings, { timeout: 4000 });
  });

  test('says why it was refused', async () => {
    mockServer.use(...profileRefusedScenario(400, 'personalInfo.name is too long.'));
    const { fill, save } = await openForm();
    await fill('Name', 'Ada Lovelace');
    await save();
    expect(
      await screen.findByText('Error updating profile: personalInfo.name is too long.'),
    ).toBeVisible();
  });

  test('asks before typed text is lost', async () => {
    const { fill, user } = await openForm();
    await fill('Name', 'Ada Lovelace');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await atSettings();
    expect(mockDb.profile).toEqual(makeProfile());
  });
});

describe('the settings', () => {
  test('show N/A where nothing is given, and lead to creating the profile', async () => {
    mockServer.use(...noProfileScenario());
    const { user } = renderApp('/app/settings');
    await user.click(await screen.findByRole('link', { name: 'Create Profile' }));
    expect(await screen.findByRole('heading', { name: 'Create Profile' })).toBeVisible();
  });

  test('say what went wrong, and try again when asked to', async () => {
    mockServer.use(...profileFailsScenario(403));
    const { user } = renderApp('/app/settings');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading profile');
    mockServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Ada Moreno')).toBeVisible();
  });
});
