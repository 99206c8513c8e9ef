import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { newPersonSchema } from '#domain/contract/people.ts';
import { selectUser } from '#features/auth/index.ts';
import { AccountSettings } from '#features/settings/AccountSettings.tsx';
import { CalendarSection } from '#features/settings/CalendarSection.tsx';
import { DataSettings } from '#features/settings/DataSettings.tsx';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { MOCK_PASSWORD } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { know } from '#mocks/ownPeople.ts';
import { changePasswordFailsScenario } from '#mocks/scenarios/auth.ts';
import {
  deleteAccountFailsScenario,
  noProfileScenario,
  profileFailsScenario,
  profileSlowScenario,
} from '#mocks/scenarios/profile.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { renderApp } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { SettingsPage } from './SettingsPage.tsx';

beforeEach(() => {
  window.innerWidth = 1280;
});

const EMAIL = 'demo@leadside.local';

const renderPage = () => renderFeature(<SettingsPage canChangePassword />);

async function openSettings(app = renderPage()) {
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  return app;
}
const renderAccount = () => renderFeature(<AccountSettings canChangePassword />);
const region = (name: string) => screen.findByRole('region', { name });

describe('the profile', () => {
  test('is shown with all sections', async () => {
    await openSettings();
    expect(await region('Personal Information')).toHaveTextContent(
      /Ada Moreno10 years of experience.*Bergen, Norway.*linkedin\.com\/in\/ada-moreno/,
    );
    expect(await region('Professional Summary')).toHaveTextContent('makes releases boring');
    expect(await region('Experience')).toHaveTextContent(
      'Platform EngineerFjordline Logistics · Bergen · Mar 2019 – Present' +
        'Moved 60 services to one deployment path.KubernetesTerraform',
    );
    expect(await region('Education')).toHaveTextContent(
      'MSc Computer ScienceUniversity of Bergen · Bergen · 2014',
    );
    expect(await region('Projects')).toHaveTextContent('Tidewatch');
    expect(await region('Value Propositions')).toHaveTextContent('Fixed price per milestone');
    expect(screen.getByRole('link', { name: 'tidewatch.example' })).toHaveAttribute(
      'href',
      'https://tidewatch.example',
    );
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  });

  test('shows what there is, and one line for what is missing', async () => {
    mockDb.profile = makeProfile({ projects: [], education: [] });
    const { user } = await openSettings(renderApp('/app/settings'));
    const missing = await screen.findByText(/^Not in your profile yet/);
    expect(missing).toHaveTextContent('Not in your profile yet: Education, Projects');
    expect(screen.queryByRole('region', { name: 'Projects' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Contact Information' })).not.toBeInTheDocument();
    await user.click(within(missing).getByRole('link', { name: 'Projects' }));
    expect(await screen.findByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add project' })).toBeVisible();
  });

  test('is asked for when it is missing', async () => {
    mockServer.use(...noProfileScenario());
    await openSettings();
    expect(await screen.findByRole('link', { name: 'Create Profile' })).toHaveAttribute(
      'href',
      '/app/edit-profile',
    );
  });

  test('says that it loads', async () => {
    mockServer.use(...profileSlowScenario());
    await openSettings();
    expect(screen.getByText('Loading...')).toHaveRole('status');
    expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
  });

  test('shows an error, and can retry', async () => {
    mockServer.use(...profileFailsScenario(403));
    const { user } = await openSettings();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading profile');
    mockServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Ada Moreno' })).toBeVisible();
  });
});

describe('the pages', () => {
  const list = () => screen.queryByRole('navigation', { name: 'Settings' });

  test('are beside their list, each at its address', async () => {
    const { user, router } = renderApp('/app/settings');
    await user.click(await screen.findByRole('link', { name: 'Calendar' }));
    expect(await region('Calendar')).toBeVisible();
    expect(router.state.location.pathname).toBe('/app/settings/calendar');
    expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('region', { name: 'Experience' })).not.toBeInTheDocument();
  });

  test('come after the list where there is no room for both', async () => {
    window.innerWidth = 390;
    const { user } = renderApp('/app/settings');
    await user.click(await screen.findByRole('link', { name: 'Calendar' }));
    expect(await screen.findByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    expect(list()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to Settings' }));
    expect(list()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Calendar' })).toHaveFocus();
  });
});

test('the theme can be chosen here and in the sidebar', async () => {
  const { user } = renderApp('/app/settings/appearance');
  expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'System' }));
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
});

describe('Download my data', () => {
  test('shows an error instead of saving incomplete data', async () => {
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    const { user } = renderFeature(<DataSettings />);
    mockServer.use(
      http.get('*/api/user/archive', () => HttpResponse.json({ error: 'No' }, { status: 403 })),
    );
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(
      await screen.findByText(
        "Error downloading your data: You don't have permission to perform this action.",
      ),
    ).toBeVisible();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('Recently deleted', () => {
  test('shows 50 leads at a time', async () => {
    const deletedAt = new Date().toISOString();
    const deleted = () => ({ lead: makeLead(), interviews: [], pitches: [], deletedAt });
    mockDb.reset({ leads: [], deletedLeads: Array.from({ length: 60 }, deleted) });
    const { user } = renderFeature(<DataSettings />);
    const section = within(await region('Recently deleted'));
    await user.click(await section.findByRole('button', { name: 'Show more leads' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(60));
    expect(section.queryByRole('button', { name: 'Show more leads' })).not.toBeInTheDocument();
  });

  test('restores a lead, and deletes the rest for good after a question', async () => {
    const deletedAt = new Date().toISOString();
    const titles = ['Data Engineer', 'Brand refresh'];
    mockDb.reset({
      leads: [],
      deletedLeads: titles.map((title) => ({
        lead: makeLead({ title }),
        interviews: [],
        pitches: [],
        deletedAt,
      })),
    });
    const { user } = renderFeature(<DataSettings />);
    const section = within(await region('Recently deleted'));
    await section.findByText('Brand refresh');
    await user.click(section.getAllByRole('button', { name: 'Restore' })[0] as HTMLElement);
    await waitFor(() => expect(section.queryByText('Data Engineer')).not.toBeInTheDocument());
    expect(mockDb.leads).toMatchObject([{ title: 'Data Engineer' }]);
    await user.click(section.getByRole('button', { name: 'Delete for good' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete for good' }));
    expect(await section.findByText('No deleted leads or people.')).toBeVisible();
    expect(mockDb.deletedLeads).toEqual([]);
  });

  test('restores a person', async () => {
    const { person } = know(newPersonSchema.parse({ name: 'Tom Ashdown' }));
    const deletedPeople = [{ person, deletedAt: new Date().toISOString() }];
    mockDb.reset({ leads: [], deletedPeople });
    const { user } = renderFeature(<DataSettings />);
    const section = within(await region('Recently deleted'));
    await user.click(await section.findByRole('button', { name: 'Restore' }));
    expect(await section.findByText('No deleted leads or people.')).toBeVisible();
    expect(mockDb.people).toMatchObject([{ name: 'Tom Ashdown' }]);
  });
});

describe('Calendar', () => {
  test('has an address to subscribe to, until it is replaced or ended', async () => {
    const { user } = renderFeature(<CalendarSection />);
    const section = within(await region('Calendar'));
    await waitFor(() =>
      expect(section.getByRole('button', { name: 'Create an address' })).toBeEnabled(),
    );
    await user.click(section.getByRole('button', { name: 'Create an address' }));
    const address = await section.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
    const first = address.value;
    expect(first).toMatch(/^http:\/\/localhost\/calendar\/.+\.ics$/);
    const confirm = async (name: string) => {
      await user.click(section.getByRole('button', { name }));
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
    };
    await confirm('New address');
    await waitFor(() => expect(address.value).not.toBe(first));
    await confirm('End calendar');
    expect(await section.findByRole('button', { name: 'Create an address' })).toBeVisible();
    expect(mockDb.calendarSecret).toBeNull();
  });
});

describe('Change password', () => {
  const openDialog = async () => {
    const app = renderAccount();
    await app.user.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const change = async (currentPassword: string, newPassword: string) => {
      await app.user.click(dialog.getByLabelText('Current password'));
      await app.user.paste(currentPassword);
      await app.user.click(dialog.getByLabelText('New password'));
      await app.user.paste(newPassword);
      await app.user.click(dialog.getByRole('button', { name: 'Change Password' }));
    };
    return { ...app, dialog, change };
  };

  test('sets one for an account of a sign-in provider without asking for another', async () => {
    mockDb.password = '';
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Set a password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a password' }));
    expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.click(dialog.getByLabelText('New password'));
    await user.paste('violet tram 42');
    await user.click(dialog.getByRole('button', { name: 'Set Password' }));
    expect(
      await screen.findByText("Password set. You're signed out everywhere else."),
    ).toBeVisible();
    expect(mockDb.password).toBe('violet tram 42');
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  });

  test.each([
    ['wrong', () => [], 'The current password is incorrect.'],
    [
      'wrong too often',
      () => changePasswordFailsScenario(429, 'Too many failed attempts. Please try again later.'),
      'Too many failed attempts. Please try again later.',
    ],
  ])('says that the current password is %s, and stays open', async (_what, scenario, message) => {
    mockServer.use(...scenario());
    const { dialog, change } = await openDialog();
    expect(dialog.getByLabelText('Current password')).toHaveFocus();
    await change('wrong', 'violet tram 42');
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(mockDb.password).toBe(MOCK_PASSWORD);
  });

  test('shows what is missing, without a request', async () => {
    const requests = recordRequests();
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    expect(await dialog.findByText('Enter your current password.')).toBeVisible();
    expect(dialog.getByText('The password must be at least 10 characters.')).toBeVisible();
    expect(requests).not.toContain('PUT /auth/password');
  });

  test('is left to the Firebase project that manages the passwords', async () => {
    renderFeature(<AccountSettings canChangePassword={false} />);
    expect(await screen.findByRole('button', { name: 'Delete account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  });
});

describe('Ways to sign in', () => {
  const identity = {
    id: crypto.randomUUID(),
    provider: 'Example ID',
    email: 'ada@id.example',
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: null,
    canSignIn: true,
  };
  const openQuestion = async () => {
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Remove Example ID' }));
    return {
      user,
      question: await screen.findByRole('alertdialog', { name: 'Remove Example ID?' }),
    };
  };

  test('lists and removes what is bound at a provider', async () => {
    mockDb.identities = [identity];
    const { user, question } = await openQuestion();
    expect(question).toHaveTextContent('ada@id.example there');
    expect(question).not.toHaveTextContent('only way');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Sign-in provider removed.')).toBeVisible();
    expect(mockDb.identities).toEqual([]);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Sign-in providers' })).not.toBeInTheDocument(),
    );
  });

  test('warns before the last one is removed', async () => {
    mockDb.password = '';
    mockDb.identities = [identity, { ...identity, id: 'old', provider: 'Old', canSignIn: false }];
    const { question } = await openQuestion();
    await waitFor(() => expect(question).toHaveTextContent("It's your only way to sign in"));
  });

  test('asks for a new sign-in before one is added', async () => {
    mockDb.password = '';
    mockServer.use(...changePasswordFailsScenario(403, 'Sign in again first.'));
    const { user, store } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Set a password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a password' }));
    await user.click(dialog.getByLabelText('New password'));
    await user.paste('violet tram 42');
    await user.click(dialog.getByRole('button', { name: 'Set Password' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign in again first' });
    await user.click(within(question).getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(selectUser(store.getState())).toBeNull());
  });
});

describe('Delete account', () => {
  const openDialog = async () => {
    await screen
      .findByRole('button', { name: 'Delete account' })
      .then((open) => fireEvent.click(open));
    return within(await screen.findByRole('alertdialog', { name: 'Delete account?' }));
  };

  test('needs the email address, then deletes everything, signs out and goes to the landing page', async () => {
    const requests = recordRequests();
    const { user, router } = renderApp('/app/settings/account');
    const canceled = await openDialog();
    await user.paste(EMAIL);
    await user.click(canceled.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(requests).not.toContain('DELETE /user');

    const dialog = await openDialog();
    const address = dialog.getByLabelText(`Type ${EMAIL} to confirm`);
    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    expect(address).toHaveFocus();
    expect(address).toHaveValue('');
    expect(confirm).toBeDisabled();
    await user.paste('demo@leadside');
    expect(confirm).toBeDisabled();
    await user.paste('.local');
    await user.click(confirm);
    expect(await screen.findByText('Your account and data have been deleted.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(mockDb.profile).toBeNull();
    expect(mockDb.leads).toEqual([]);
    expect(localStorage.getItem('leadside.userName')).toBe('');
  });

  test('shows why the server rejected it, and stays signed in', async () => {
    mockServer.use(...deleteAccountFailsScenario(500));
    const { user } = renderAccount();
    const dialog = await openDialog();
    await user.paste(EMAIL);
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(
      await screen.findByText('Error deleting account: Server error. Please try again later.'),
    ).toBeVisible();
    expect(mockDb.profile).not.toBeNull();
  });
});
