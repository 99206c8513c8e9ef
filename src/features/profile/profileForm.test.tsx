import { act, screen, waitFor, within } from '@testing-library/react';
import { setIn } from 'formik';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { profileSaveFailsScenario } from '#mocks/scenarios/profile.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import {
  deleteJobPreferences,
  NO_JOB_PREFERENCES,
  readJobPreferences,
  saveJobPreferences,
} from './jobPreferences.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { profileFormSchema } from './profileFormSchema.ts';
import { profileToForm } from './profileFormValues.ts';

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
    expect(field('Professional Summary', SUMMARY)).toHaveAccessibleDescription(
      /Please provide a professional summary/,
    );
    expect(screen.getAllByText('Has an error')).toHaveLength(3);
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(mockDb.profile).toBeNull();
  });

  test('saves it on Ctrl Enter, shows a success message, and goes on', async () => {
    const { fill, fillRequired, user, created } = openForm();
    await fillRequired();
    await fill('Phone', ' +47 900 12 345');
    await fill('LinkedIn', 'linkedin.com/in/ada');
    await user.keyboard('{Enter}');
    expect(mockDb.profile).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
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
    await user.click(screen.getByRole('checkbox', { name: 'I’m looking for a job' }));
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

  test('opens the section of an invalid field, marks it, and counts the changes', async () => {
    const { fill, save } = openForm();
    await fill('Technical Skills', '', SKILLS);
    await fill('Years of Experience', 'ten', SUMMARY);
    expect(screen.getByText('1 change not saved')).toBeInTheDocument();
    const details = field('Years of Experience', SUMMARY).closest('details') as HTMLElement;
    expect(details).not.toHaveAttribute('open');
    await save();
    expect(await within(details).findByText('Has an error')).toBeVisible();
    expect(details).toHaveAttribute('open');
    expect(field('Years of Experience', SUMMARY)).toHaveFocus();
  });
});

test('asks a newcomer only for what a profile needs', () => {
  mockDb.profile = null;
  openForm();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(sections).toEqual([PERSONAL, SUMMARY, SKILLS]);
  expect(screen.queryByRole('checkbox', { name: 'I’m looking for a job' })).not.toBeInTheDocument();
});

describe('ProfileEntries', () => {
  const JOBS = [
    { title: 'Platform Engineer', company: 'Fjordline' },
    { title: 'Administrator', company: 'Havnekraft' },
    { title: 'Trainee', company: 'Kestrel' },
  ].map((job) => ({
    ...job,
    location: '',
    startDate: '',
    endDate: '',
    description: '',
    technologies: [],
  }));

  function openForm() {
    mockDb.profile = makeProfile({ experience: JOBS });
    const close = jest.fn();
    const form = renderFeature(
      <ProfileForm profile={mockDb.profile} resume={null} onClose={close} onCreated={close} />,
    );
    const { user } = form;
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const fill = async (entry: string, label: string, words: string) => {
      await user.click(within(screen.getByRole('group', { name: entry })).getByLabelText(label));
      await user.paste(words);
    };
    const save = async () => {
      await press('Save Profile');
      await waitFor(() => expect(close).toHaveBeenCalled());
    };
    return { ...form, press, fill, save };
  }

  const section = (name: string) => within(screen.getByRole('region', { name }));
  const titles = (name: string) =>
    section(name)
      .queryAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  test('a new entry gets the focus, shows its title, and is saved without what is empty', async () => {
    const { press, fill, save } = openForm();
    await press('Add project');
    expect(
      within(screen.getByRole('group', { name: 'New project' })).getByLabelText('Name'),
    ).toHaveFocus();
    await fill('New project', 'Name', ' Kontrast ');
    await fill('Kontrast', 'URL', 'kontrast.example');
    await fill('Kontrast', 'Technologies', 'CSS, , Rust');
    await press('Add education');
    await fill('New education', 'Degree', 'BSc');
    // A blank one.
    await press('Add education');
    await save();
    expect(mockDb.profile?.education).toEqual([
      ...makeProfile().education,
      { degree: 'BSc', institution: '', location: '', graduationYear: '' },
    ]);
    expect(mockDb.profile?.projects).toEqual([
      ...makeProfile().projects,
      {
        name: 'Kontrast',
        description: '',
        technologies: ['CSS', 'Rust'],
        url: 'https://kontrast.example',
      },
    ]);
  });

  test('entries with nothing that names them are not dropped in silence', async () => {
    const { press, fill } = openForm();
    for (const [noun, label] of [
      ['experience', 'Location'],
      ['education', 'GPA'],
      ['project', 'URL'],
    ] as const) {
      await press(`Add ${noun}`);
      await fill(`New ${noun}`, label, 'example.com');
    }
    await press('Save Profile');
    for (const message of [
      'Add a title, company or description, or remove this entry.',
      'Add a degree or institution, or remove this entry.',
      'Add a name or description, or remove this entry.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    const first = within(screen.getByRole('group', { name: 'New experience' }));
    await waitFor(() => expect(first.getAllByRole('textbox')[0]).toHaveFocus());
  });

  test('moves entries by keyboard, keeps the focus, and announces the position', async () => {
    const { user, save } = openForm();
    const up = screen.getByRole('button', { name: 'Move up: Trainee, Kestrel' });
    act(() => up.focus());
    await user.keyboard('{Enter}');
    expect(titles('Experience')).toEqual([
      'Platform Engineer, Fjordline',
      'Trainee, Kestrel',
      'Administrator, Havnekraft',
    ]);
    expect(screen.getByText('Trainee, Kestrel: now 2 of 3')).toHaveRole('status');
    await user.keyboard('{Enter}{Enter}');
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await save();
    expect(mockDb.profile?.experience.map(({ title }) => title)).toEqual([
      'Trainee',
      'Platform Engineer',
      'Administrator',
    ]);
  });

  test('restores a removed entry in its position', async () => {
    const { press, user } = openForm();
    await press('Remove: Administrator, Havnekraft');
    expect(titles('Experience')).toEqual(['Platform Engineer, Fjordline', 'Trainee, Kestrel']);
    expect(screen.getByText('Removed: Administrator, Havnekraft')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(titles('Experience')[1]).toBe('Administrator, Havnekraft');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('removes a blank entry at once and saves a removal', async () => {
    const { press, save } = openForm();
    await press('Add experience');
    await press('Remove: New experience');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add experience' })).toHaveFocus();
    await press('Remove: Platform Engineer, Fjordline');
    await save();
    expect(mockDb.profile?.experience).toEqual(JOBS.slice(1));
  });
});

describe('profileFormSchema', () => {
  const complete = profileToForm(makeProfile());

  const messagesOf = (values: object): string[] => {
    try {
      profileFormSchema.validateSync(values, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as { errors: string[] }).errors;
    }
  };

  test('accepts a complete profile and one with only the required fields', () => {
    const { name, email } = complete.personalInfo;
    const empty = profileToForm(null);
    expect(messagesOf(complete)).toEqual([]);
    expect(
      messagesOf({
        ...empty,
        personalInfo: { ...empty.personalInfo, name, email },
        professionalSummary: 'Short.',
        skills: { ...empty.skills, technicalSkills: ['SQL'] },
      }),
    ).toEqual([]);
  });

  test.each([
    ['personalInfo.name', ' ', 'Name is required.'],
    ['personalInfo.email', 'ada@', 'Please enter a valid email address.'],
    ['personalInfo.linkedin', 'example.com/ada', 'LinkedIn must be a web address on linkedin.com.'],
    ['personalInfo.github', 'example.com/ada', 'GitHub must be a web address on github.com.'],
    ['personalInfo.portfolio', 'javascript:alert(1)', 'Portfolio must be a web address.'],
    ['professionalSummary', ' ', 'Please provide a professional summary'],
    [
      'professionalSummary',
      'x'.repeat(5001),
      'Professional Summary must be 5,000 characters or fewer.',
    ],
    ['yearsOfExperience', 'ten', 'Years of Experience must be a number.'],
    ['yearsOfExperience', '-1', 'Years of Experience must be 0 or more.'],
    ['yearsOfExperience', '81', 'Years of Experience must be 80 or less.'],
    ['skills.technicalSkills', [], 'Please add at least one technical skill'],
    [
      'skills.softSkills',
      ['x'.repeat(201)],
      'Soft Skills must have 100 entries or fewer, each 200 characters or fewer.',
    ],
    [
      'additionalInfo.languages',
      Array(101).fill('Norsk'),
      'Languages must have 100 entries or fewer, each 200 characters or fewer.',
    ],
    ['contactInfo.email', 'ada', 'Please enter a valid email address.'],
    ['contactInfo.linkedin', 'ada', 'Contact LinkedIn must be a web address on linkedin.com.'],
    ['projects[0].url', 'javascript:alert(1)', 'URL must be a web address.'],
    ['experience[0].title', 'x'.repeat(201), 'Title must be 200 characters or fewer.'],
  ])('%s is rejected, case %#', (path, value, message) => {
    expect(messagesOf(setIn(complete, path, value))).toEqual([message]);
  });

  test.each([
    ['yearsOfExperience', '2,5'],
    ['yearsOfExperience', ''],
    ['personalInfo.linkedin', 'linkedin.com/in/ada'],
    ['additionalInfo.achievements', ['x'.repeat(5000)]],
  ])('%s is taken, case %#', (path, value) => {
    expect(messagesOf(setIn(complete, path, value))).toEqual([]);
  });
});

describe('jobPreferences', () => {
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
});
