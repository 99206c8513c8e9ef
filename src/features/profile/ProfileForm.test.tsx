import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { profileSaveFailsScenario } from '#mocks/scenarios/profile.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { readJobPreferences } from './jobPreferences.ts';
import { ProfileForm } from './ProfileForm.tsx';

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

function openForm(profile = mockDb.profile) {
  const close = jest.fn();
  const created = jest.fn();
  const form = renderFeature(
    <ProfileForm profile={profile} resume={null} onClose={close} onCreated={created} />,
  );
  const { user } = form;
  const fill = async (label: string, words: string, section?: string) => {
    const input = field(label, section);
    await user.clear(input);
    await user.click(input);
    await user.paste(words);
  };
  const fillRequired = async () => {
    await fill('Name', 'Ada Moreno');
    await fill('Email', 'ada@example.com');
    await fill('Professional Summary', 'Makes releases boring.', SUMMARY);
    await fill('Technical Skills', 'TypeScript, , SQL ', SKILLS);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save Profile' }));
  const closed = () => waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  return { ...form, fill, fillRequired, save, close, closed, created };
}

describe('creating the profile', () => {
  beforeEach(() => {
    mockDb.profile = null;
  });

  test('names the missing fields', async () => {
    const { save } = openForm();
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

  test('saves it on Enter in a field, shows a success message, and goes on', async () => {
    const { fill, fillRequired, user, created } = openForm();
    await fillRequired();
    await fill('Phone', ' +47 900 12 345');
    await fill('LinkedIn', 'linkedin.com/in/ada');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Profile created successfully!')).toBeVisible();
    await waitFor(() => expect(created).toHaveBeenCalledTimes(1));
    expect(mockDb.profile).toMatchObject({
      personalInfo: {
        name: 'Ada Moreno',
        phone: '+47 900 12 345',
        linkedin: 'https://linkedin.com/in/ada',
        github: '',
      },
      skills: { technicalSkills: ['TypeScript', 'SQL'] },
      yearsOfExperience: 0,
    });
  });

  test('preserves the input when the server rejects it', async () => {
    mockServer.use(...profileSaveFailsScenario(500));
    const { fillRequired, save } = openForm();
    await fillRequired();
    await save();
    expect(
      await screen.findByText('Error creating profile: Server error. Please try again later.'),
    ).toBeVisible();
    expect(field('Name')).toHaveValue('Ada Moreno');
  });
});

describe('editing the profile', () => {
  test('sends every changed part and nothing else', async () => {
    const sent = recordUpdates();
    const { fill, save, user, closed } = openForm();
    await fill('Years of Experience', '10,5', SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Remove Norwegian' }));
    await fill('Languages', ' , German ', 'Additional Information');
    await user.click(screen.getByRole('button', { name: 'Use other contact data in letters' }));
    await fill('Contact LinkedIn', 'linkedin.com/in/ada-at-work');
    await fill('Pricing', ' Daily rate ', 'Value Propositions');
    await save();
    await closed();
    expect(sent).toEqual([
      {
        yearsOfExperience: 10.5,
        additionalInfo: { languages: ['English', 'German'] },
        contactInfo: { linkedin: 'https://linkedin.com/in/ada-at-work' },
        valueProps: { pricing: 'Daily rate' },
      },
    ]);
  });

  test("has the server's model word new lines, without a page that asked for it before", async () => {
    const requests = recordRequests();
    mockDb.model = 'small-model';
    const { user, save } = openForm();
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
    const { user, save, closed } = openForm();
    await user.click(field('Achievements', 'Additional Information'));
    await user.paste('Patent');
    await save();
    await closed();
    expect(sent).toEqual([
      { additionalInfo: { achievements: ['Speaker, NDC Oslo', 'Marathon', 'Patent'] } },
    ]);
  });

  test('stores job preferences in the browser and never sends them', async () => {
    const requests = recordRequests();
    const { user, fill, save, closed } = openForm();
    expect(screen.queryByRole('region', { name: 'Job Preferences' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'I’m looking for a job' }));
    await fill('Preferred Location', 'Wien', 'Job Preferences');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Job Type' }), 'Part-time');
    await user.click(screen.getByRole('checkbox', { name: 'Remote' }));
    await save();
    await closed();
    expect(screen.getByText('Profile updated successfully!')).toBeVisible();
    expect(requests).not.toContain('PUT /user');
    expect(readJobPreferences(MOCK_USER.uid)).toEqual({
      location: 'Wien',
      jobType: 'Part-time',
      remote: true,
    });
  });

  test("shows 'No changes detected' and closes", async () => {
    const { save, closed } = openForm();
    await save();
    expect(await screen.findByText('No changes detected')).toBeVisible();
    await closed();
  });

  test('asks before discarding typed text', async () => {
    const { fill, user, close, closed } = openForm();
    await fill('Name', 'Ada Lovelace');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await closed();
    expect(mockDb.profile).toEqual(makeProfile());
  });

  test('opens the section of an invalid field, marks it in the index, and counts the changes', async () => {
    const { fill, save, user } = openForm();
    const index = within(screen.getByRole('navigation', { name: 'Sections' }));
    await fill('Technical Skills', '', SKILLS);
    await fill('Years of Experience', 'ten', SUMMARY);
    expect(screen.getByText('1 change not saved')).toBeInTheDocument();
    const details = field('Years of Experience', SUMMARY).closest('details') as HTMLElement;
    expect(details).not.toHaveAttribute('open');
    await save();
    expect(await index.findByRole('button', { name: `${SUMMARY} has an error` })).toBeVisible();
    expect(details).toHaveAttribute('open');
    expect(field('Years of Experience', SUMMARY)).toHaveFocus();
    await user.click(index.getByRole('button', { name: SKILLS }));
    expect(document.activeElement).toHaveTextContent(/^Skills/);
  });
});

test('asks a newcomer only for what a profile needs', () => {
  mockDb.profile = null;
  openForm();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(sections).toEqual([PERSONAL, SUMMARY, SKILLS]);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
