import { File } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { type ProfileFormValues, profileToForm } from '#features/profile/index.ts';
import { ProfileForm } from '#features/profile/ProfileForm.tsx';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { makeResume } from '#mocks/factories/makeResume.ts';
import { mockServer } from '#mocks/node.ts';
import {
  resumeFailsScenario,
  resumeInvalidScenario,
  resumeSlowScenario,
} from '#mocks/scenarios/resume.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { fillFromResume, resumeToForm } from './fillFromResume.ts';
import { ResumeSection } from './ResumeSection.tsx';

const SUCCESS = 'Resume uploaded successfully!';

// Node's File, since the network of these tests is Node's; jsdom's is not one of its Blobs.
const file = (name: string, content: number | string = 4) =>
  new File(
    [typeof content === 'string' ? content : new Uint8Array(content)],
    name,
  ) as unknown as globalThis.File;

function openForm(profile = mockDb.profile) {
  const close = jest.fn();
  const form = renderFeature(
    <ProfileForm profile={profile} resume={<ResumeSection />} onClose={close} onCreated={close} />,
  );
  const picker = screen.getByLabelText('Upload Resume');
  // By hand: what is picked in spite of the picker's filter is checked as well.
  const upload = (picked: globalThis.File) =>
    fireEvent.change(picker, { target: { files: [picked] } });
  const closed = () => waitFor(() => expect(close).toHaveBeenCalled());
  return { ...form, picker, upload, closed };
}

const field = (section: string, label: string) =>
  within(screen.getByRole('region', { name: section })).getByLabelText(label);
const technicalSkills = () =>
  within(field('Skills', 'Technical Skills').parentElement as HTMLElement)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));
const choose = (name: string, choice: string) =>
  within(screen.getByRole('group', { name })).getByRole('radio', { name: choice });

describe('the file', () => {
  test.each([
    [
      'cv.txt',
      4,
      "“cv.txt” isn't a PDF, a Word document or a JSON Resume (.pdf, .doc, .docx, .json).",
    ],
    ['cv.pdf', 0, '“cv.pdf” is empty.'],
    [
      'cv.DOCX',
      10 * 1024 * 1024 + 1,
      '“cv.DOCX” is larger than 10 MB. Please choose a smaller file.',
    ],
  ])('%s of %i bytes is not sent', async (name, size, message) => {
    const sent = jest.spyOn(window, 'fetch');
    const { upload, picker } = openForm();
    upload(file(name, size));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(picker).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(picker).toHaveAttribute('accept', '.pdf,.doc,.docx,.json');
    expect(sent).not.toHaveBeenCalledWith(expect.stringMatching(/resume$/), expect.anything());
  });

  test('a JSON Resume is read in the browser', async () => {
    mockDb.profile = null;
    const sent = jest.spyOn(window, 'fetch');
    const { upload } = openForm();
    upload(file('resume.json', '{"work": [{"startDate": ["soon"]}]}'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error reading “resume.json”: work[0].startDate must be text.',
    );
    upload(file('resume.json', '{"basics": {"name": "Ida Berg"}}'));
    await waitFor(() => expect(field('Personal Information', 'Name')).toHaveValue('Ida Berg'));
    expect(sent).not.toHaveBeenCalledWith(expect.stringMatching(/resume$/), expect.anything());
  });

  test('can be dropped anywhere', async () => {
    openForm();
    const dropped = { dataTransfer: { types: ['Files'], files: [file('cv.pdf')] } };
    fireEvent.drop(document.body, dropped);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });
});

describe('the upload', () => {
  test('can be cancelled', async () => {
    mockServer.use(...resumeSlowScenario());
    const { upload, user } = openForm();
    upload(file('cv.pdf'));
    expect(screen.getByRole('progressbar', { name: 'Reading your resume...' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Upload Resume')).toHaveFocus();
  });

  test("doesn't move the focus of a user who keeps typing", async () => {
    const { upload, user } = openForm();
    upload(file('cv.pdf'));
    const location = field('Personal Information', 'Location');
    await user.click(location);
    await screen.findByText(SUCCESS);
    expect(location).toHaveFocus();
  });

  test.each([
    [resumeFailsScenario(422), 'Error uploading resume: No text could be read from this file.'],
    [resumeFailsScenario(500), 'Error uploading resume: Server error. Please try again later.'],
    [resumeInvalidScenario(), 'Failed to upload resume. Please try again.'],
  ])('explains why it failed, and leaves the form unchanged: %#', async (scenario, message) => {
    mockServer.use(...scenario);
    const { upload } = openForm();
    upload(file('cv.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Upload Resume')).toHaveFocus();
    expect(field('Personal Information', 'Location')).toHaveValue('Bergen, Norway');
  });
});

describe('what was read', () => {
  test('fills an empty form, lists the fields, and saves nothing', async () => {
    mockDb.profile = null;
    const { upload, user, closed } = openForm();
    upload(file('cv.pdf'));
    const outcome = (await screen.findByText(SUCCESS)).closest('[role="status"]');
    expect(outcome).toHaveTextContent('Filled in: Name, Email, Phone, Location, LinkedIn,');
    expect(outcome).toHaveFocus();
    expect(technicalSkills()).toEqual(['TypeScript', 'Kubernetes', 'Go', 'Terraform']);
    expect(
      screen.getByRole('heading', { name: 'Systems Administrator, Havnekraft AS' }),
    ).toBeVisible();
    expect(mockDb.profile).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    await closed();
    expect(mockDb.profile).toMatchObject({
      ...makeResume().extractedData,
      yearsOfExperience: 10,
    });
  });

  test('never overwrites a filled field, and asks about each difference', async () => {
    const { upload, user, closed } = openForm();
    upload(file('cv.pdf'));
    expect(
      await screen.findByText(
        /^8 fields differ from your resume. Choose which to keep. Nothing is saved/,
      ),
    ).toBeVisible();
    expect(field('Personal Information', 'Location')).toHaveValue('Bergen, Norway');
    expect(choose('Location', 'Keep mine')).toBeChecked();
    const apply = screen.getByRole('button', { name: 'Apply Choices' });

    await user.click(choose('Location', 'Use resume'));
    await user.click(choose('Technical Skills', 'Add to mine'));
    await user.click(choose('Experience', 'Add to mine'));
    await user.click(apply);
    expect(screen.getByText('Choices applied.')).toBeVisible();
    expect(field('Personal Information', 'Location')).toHaveValue('Oslo, Norway');
    expect(field('Personal Information', 'Email')).toHaveValue('demo@leadside.local');
    expect(technicalSkills()).toEqual([
      'TypeScript',
      'PostgreSQL',
      'Kubernetes',
      'Go',
      'Terraform',
    ]);

    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    await closed();
    const before = makeProfile();
    expect(mockDb.profile).toEqual({
      ...before,
      version: 2,
      personalInfo: { ...before.personalInfo, location: 'Oslo, Norway' },
      contactInfo: { ...before.contactInfo, location: 'Oslo, Norway' },
      skills: {
        ...before.skills,
        technicalSkills: ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Go', 'Terraform'],
      },
      experience: [...before.experience, makeResume().extractedData.experience[1]],
    });
  });

  test('Keep mine for all leaves the form unchanged', async () => {
    const { upload, user } = openForm();
    upload(file('cv.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Keep mine for all' }));
    expect(screen.queryByRole('list', { name: 'Fields that differ from the resume' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('No changes detected')).toBeVisible();
    await waitFor(() => expect(mockDb.profile).toEqual(makeProfile()));
  });

  test('Use resume for all takes every difference', async () => {
    const { upload, user } = openForm();
    upload(file('cv.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Use resume for all' }));
    expect(field('Personal Information', 'Location')).toHaveValue('Oslo, Norway');
    expect(technicalSkills()).toEqual(makeResume().extractedData.skills.technicalSkills);
  });

  test('lists what is missing or doubtful, and leads to its fields', async () => {
    const resume = makeResume({ professionalSummary: '' });
    const doubt = (path: string, text: string) => ({ field: path, text, reason: 'No end date.' });
    const doubts = [
      doubt('experience.1.startDate', 'since 2014'),
      doubt('experience.9.startDate', 'unknown entry'),
      doubt('skills.technicalSkills', 'Go & co.'),
    ];
    mockDb.profile = null;
    mockServer.use(
      http.post('*/api/user/resume', () => HttpResponse.json({ ...resume, doubts, resume: null })),
    );
    const { upload, user } = openForm();
    upload(file('cv.pdf'));
    const checks = within(await screen.findByRole('region', { name: 'Check these' }));
    expect(checks.getByText('3 left from cv.pdf')).toBeVisible();
    const dates = checks.getByText('Start Date').closest('li');
    expect(dates).toHaveTextContent(
      'Start DateSystems Administrator, Havnekraft ASsince 20142014-08No end date.Check',
    );
    await user.click(
      checks.getByRole('button', {
        name: 'Check Start Date, Systems Administrator, Havnekraft AS',
      }),
    );
    const [, second] = screen.getAllByLabelText('Start Date');
    expect(second).toHaveFocus();
    expect(second).toBeVisible();
    await user.click(checks.getByRole('button', { name: 'Add Professional Summary' }));
    await user.keyboard('Platform engineer.');
    expect(checks.getByText('1 left from cv.pdf')).toBeVisible();
    expect(screen.getByText(/The file isn't stored, because you already have 10/)).toBeVisible();
  });

  test('shows text that no field holds, and the words where a required field should be', async () => {
    const resume = makeResume({ professionalSummary: '' });
    const doubts = [
      {
        field: '',
        text: 'Patents: US 123',
        reason: 'No field of the profile holds this section.',
      },
      { field: 'professionalSummary', text: 'Seeking a role', reason: 'Not about you.' },
    ];
    mockDb.profile = null;
    mockServer.use(http.post('*/api/user/resume', () => HttpResponse.json({ ...resume, doubts })));
    const { upload, user } = openForm();
    upload(file('cv.pdf'));
    const checks = within(await screen.findByRole('region', { name: 'Check these' }));
    expect(checks.getByText('Seeking a role')).toBeVisible();
    await user.click(checks.getByRole('button', { name: 'Got it: Patents: US 123' }));
    await user.click(checks.getByRole('button', { name: 'Check Professional Summary' }));
    expect(checks.getByText('1 left from cv.pdf')).toBeVisible();
    await user.keyboard('Platform engineer.');
    expect(screen.queryByRole('region', { name: 'Check these' })).not.toBeInTheDocument();
  });

  test('names the entries of a list that lacks a text', async () => {
    const doubts = [
      { field: 'education', text: 'Thesis on rye', reason: 'No field took this text.' },
    ];
    mockDb.profile = null;
    mockServer.use(
      http.post('*/api/user/resume', () => HttpResponse.json({ ...makeResume(), doubts })),
    );
    const { upload } = openForm();
    upload(file('cv.pdf'));
    const checks = await screen.findByRole('region', { name: 'Check these' });
    expect(checks).toHaveTextContent('Thesis on rye');
    expect(checks).toHaveTextContent(makeResume().extractedData.education[0]?.institution ?? '');
    expect(checks).not.toHaveTextContent('[object Object]');
  });

  test('keeps what is left to check after saving, until it is done or dismissed', async () => {
    const doubts = [
      { field: 'experience.1.startDate', text: 'since 2014', reason: 'No end date.' },
      { field: '', text: 'Patents: US 123', reason: 'No field took this text.' },
    ];
    mockDb.profile = null;
    mockServer.use(
      http.post('*/api/user/resume', () => HttpResponse.json({ ...makeResume(), doubts })),
    );
    const { upload, user, closed, unmount } = openForm();
    upload(file('cv.pdf'));
    await screen.findByText('2 left from cv.pdf');
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    await closed();
    unmount();

    const later = openForm();
    expect(screen.getByText('2 left from cv.pdf')).toBeVisible();
    await later.user.click(screen.getByRole('button', { name: /^Check Start Date, Systems/ }));
    expect(screen.getAllByLabelText('Start Date')[1]).toHaveFocus();
    expect(screen.getByText('1 left from cv.pdf')).toBeVisible();
    await later.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    later.unmount();
    openForm();
    expect(screen.queryByRole('region', { name: 'Check these' })).not.toBeInTheDocument();
  });

  test("doesn't doubt a value that the user kept", async () => {
    const doubts = [{ field: 'personalInfo.location', text: 'Oslo / remote', reason: '' }];
    mockServer.use(
      http.post('*/api/user/resume', () => HttpResponse.json({ ...makeResume(), doubts })),
    );
    const { upload, user } = openForm();
    upload(file('cv.pdf'));
    await screen.findByText(SUCCESS);
    await user.click(choose('Location', 'Use resume'));
    expect(screen.queryByRole('region', { name: 'Check these' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Apply Choices' }));
    expect(screen.getByRole('region', { name: 'Check these' })).toHaveTextContent('Oslo / remote');
  });
});

describe('fillFromResume', () => {
  const resume = resumeToForm(makeResume()).resume;
  const mine = profileToForm(makeProfile());
  const titles = ({ experience }: ProfileFormValues) => experience.map(({ title }) => title);
  const labels = (values: ProfileFormValues) =>
    fillFromResume(values, resume).differences.map(({ label }) => label);

  describe('filling the form', () => {
    test("an empty resume field isn't a difference", () => {
      const silent = resumeToForm(
        makeResume({ professionalSummary: '', experience: [] }, 0),
      ).resume;
      const { differences } = fillFromResume(mine, silent);
      expect(differences.map(({ label }) => label)).not.toContain('Professional Summary');
      expect(differences.map(({ label }) => label)).not.toContain('Experience');
    });

    test("the same value in another spelling isn't a difference", () => {
      const { personalInfo } = makeResume().extractedData;
      const same = {
        ...personalInfo,
        location: ' BERGEN, Norway',
        linkedin: mine.personalInfo.linkedin,
      };
      const other = {
        ...mine,
        personalInfo: { ...mine.personalInfo, linkedin: 'linkedin.com/in/ada-moreno/' },
      };
      const filled = resumeToForm(makeResume({ personalInfo: same })).resume;
      const paths = fillFromResume(other, filled).differences.map(({ path }) => path);
      expect(paths).not.toContain('personalInfo.location');
      expect(paths).not.toContain('personalInfo.linkedin');
    });

    test('ignores blank entries, and lists that already have every item', () => {
      const { experience } = profileToForm({ experience: [{ ...resume.experience[0] } as never] });
      const blank = {
        ...mine,
        experience: experience.map((entry) => ({
          ...entry,
          title: '',
          company: '',
          location: '',
          startDate: '',
          description: '',
          technologies: [],
        })),
      };
      expect(titles(fillFromResume(blank, resume).values)).toHaveLength(2);
      const skills = {
        ...mine.skills,
        technicalSkills: ['go', 'terraform', 'KUBERNETES', 'TypeScript', 'C'],
      };
      expect(labels({ ...mine, skills })).not.toContain('Technical Skills');
    });

    test('drops entries without the required fields', () => {
      const nothing = {
        title: ' ',
        company: '',
        location: 'Oslo',
        startDate: '',
        endDate: '',
        description: '',
        technologies: [],
      };
      expect(resumeToForm(makeResume({ experience: [nothing] })).resume.experience).toEqual([]);
    });
  });

  describe('the choices', () => {
    test('offers merging only when it adds something', () => {
      const known = resumeToForm(
        makeResume({ experience: makeResume().extractedData.experience.slice(0, 1) }),
      ).resume;
      const canMerge = (from: ProfileFormValues) =>
        fillFromResume(mine, from).differences.find(({ path }) => path === 'experience')?.canMerge;
      expect(canMerge(resume)).toBe(true);
      expect(canMerge(known)).toBe(false);
    });
  });
});
