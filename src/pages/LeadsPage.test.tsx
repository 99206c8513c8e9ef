import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { mockServer } from '#mocks/node.ts';
import {
  deleteFailsScenario,
  leadsFailScenario,
  leadsSlowScenario,
  noLeadsScenario,
  noteFailsScenario,
  updateFailsScenario,
} from '#mocks/scenarios/leads.ts';
import { noProfileScenario } from '#mocks/scenarios/profile.ts';
import { chooseAction } from '#test/chooseAction.ts';
import { renderApp } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { LeadsPage } from './LeadsPage.tsx';

const card = (title: string) => screen.findByRole('article', { name: title });
const cardTitles = () =>
  screen.getAllByRole('article').map((found) => within(found).getByRole('heading').textContent);
const openLeads = () => renderFeature(<LeadsPage />);

describe('the list', () => {
  test('shows that it is loading', async () => {
    mockServer.use(...leadsSlowScenario());
    openLeads();
    expect(await screen.findByText('Loading your leads...')).toBeVisible();
  });

  test('shows a card for each lead, and figures of all leads', async () => {
    mockDb.reset({
      leads: [
        makeLead({ title: 'Data Engineer', status: 'qualified', value: 1_200 }),
        makeLead({ title: 'Annual support', status: 'closed-lost', value: 83_000 }),
      ],
    });
    openLeads();
    await card('Data Engineer');
    const figures = screen.getByRole('region', { name: 'Lead statistics' });
    expect(figures).toHaveTextContent('Total Leads2Qualified1Active1Total Value$84,200');
    expect(screen.getByText('2 leads')).toBeVisible();
  });

  test('shows an error, and can retry', async () => {
    mockServer.use(...leadsFailScenario(403));
    const { user } = openLeads();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading leads');
    expect(alert).toHaveTextContent("You don't have permission to perform this action.");
    mockServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Senior Platform Engineer')).toBeVisible();
  });
});

describe('no leads yet', () => {
  test('without a profile, the profile comes first', async () => {
    mockServer.use(...noProfileScenario());
    const { user, router } = openLeads();
    expect(await screen.findByRole('heading', { name: 'Get Started with Leads' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Complete Your Profile First' }));
    expect(router.state.location.pathname).toBe('/app/edit-profile');
  });

  test('with a profile, the first lead can be added', async () => {
    mockServer.use(...noLeadsScenario());
    openLeads();
    expect(await screen.findByRole('heading', { name: 'No Leads Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Your First Lead' })).toHaveAttribute(
      'href',
      '/app/leads?add',
    );
  });
});

describe('search and filters', () => {
  beforeEach(() =>
    mockDb.reset({
      leads: [
        makeLead({ title: 'Data Engineer', status: 'applied', priority: 'high' }),
        makeLead({ title: 'Brand refresh', status: 'applied', category: 'freelance-project' }),
        makeLead({ title: 'Coffee chat', status: 'new', category: 'networking', type: 'client' }),
      ],
    }),
  );

  test('typing in the search narrows the list', async () => {
    const { user } = openLeads();
    await card('Data Engineer');
    await user.type(screen.getByPlaceholderText('Search leads...'), 'BRAND');
    expect(cardTitles()).toEqual(['Brand refresh']);
    expect(screen.getByText('1 lead shown')).toBeVisible();
  });

  test('each active filter can be removed, and all at once', async () => {
    const { user } = openLeads();
    await card('Data Engineer');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    for (const [filter, choice] of [
      ['Status', 'Applied'],
      ['Priority', 'High'],
    ] as const) {
      await user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);
    }
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus();
    expect(cardTitles()).toEqual(['Data Engineer']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Priority: High' }));
    expect(cardTitles()).toHaveLength(2);
    screen.getByRole('button', { name: 'Status Applied' }).focus();
    await user.keyboard('{Backspace}');
    expect(cardTitles()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'New');
    expect(cardTitles()).toEqual(['Coffee chat']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(cardTitles()).toHaveLength(3);
  });

  test('a chip opens the filters, and a third filter is counted', async () => {
    const { user } = renderApp('/app/leads?status=applied&show=active&priority=high');
    await user.click(await screen.findByRole('button', { name: 'Status Applied' }));
    expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('High');
    expect(screen.getByText('+1')).toBeVisible();
  });

  test('the key f opens the filters', async () => {
    const { user } = openLeads();
    await card('Data Engineer');
    await user.keyboard('f');
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  });

  test('the type filter has the four categories, then the older types in use', async () => {
    const { user } = openLeads();
    await card('Data Engineer');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const type = screen.getByRole('combobox', { name: 'Type' });
    expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All Types',
      'Job Application',
      'Freelance Project',
      'Sales Lead',
      'Networking',
      'Client',
    ]);
  });

  test('filters that match no lead can be cleared', async () => {
    const { user } = openLeads();
    await card('Data Engineer');
    await user.type(screen.getByPlaceholderText('Search leads...'), 'zzz');
    expect(screen.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(cardTitles()).toHaveLength(3);
  });
});

describe('a card', () => {
  test('shows the lead and its latest note', async () => {
    const notes = [makeNote({ text: 'Called' }), makeNote({ text: 'Second round on Thursday' })];
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', priority: 'urgent', notes })] });
    openLeads();
    const found = within(await card('Data Engineer'));
    for (const text of ['Northwind Traders', 'LinkedIn', 'Oslo, hybrid', 'Urgent']) {
      expect(found.getByText(text)).toBeVisible();
    }
    expect(found.getByText('Second round on Thursday')).toBeVisible();
    expect(found.queryByText('Called')).not.toBeInTheDocument();
    expect(found.getAllByRole('button', { name: /add note/i })).toHaveLength(1);
  });

  test('without a note shows how its description starts', async () => {
    const description = 'Pipelines for the load of a power grid.';
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', description, notes: [] })] });
    openLeads();
    expect(within(await card('Data Engineer')).getByText(description)).toBeVisible();
  });

  test('its title opens the details and keeps the filters; other clicks are left to the browser', async () => {
    const { user, router } = renderApp('/app/leads?q=data');
    const found = within(await card('Data Engineer'));
    const title = found.getByRole('link', { name: 'Data Engineer' });
    let isLeftToBrowser = false;
    const opensTab = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      // jsdom can't open it.
      event.preventDefault();
    };
    document.addEventListener('click', opensTab, { once: true });
    fireEvent.click(title, { ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(router.state.location.search).toBe('?q=data');
    expect(title).toHaveAttribute('href', expect.stringMatching(/^\/app\/leads\?lead=.+/));
    await user.click(title);
    expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
    expect(router.state.location.search).toMatch(/^\?q=data&lead=/);
  });

  test('moves a lead to a status of its type, and marks the current one', async () => {
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', status: 'new' })] });
    const { user } = openLeads();
    await user.click(
      within(await card('Data Engineer')).getByRole('button', { name: 'Status: New' }),
    );
    const offered = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(offered).toEqual([
      'NewCurrent',
      'Applied',
      'Interviewing',
      'Offer',
      'Hired',
      'Rejected',
      'Withdrawn',
      'No response',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('NewCurrent');
    await user.click(screen.getByRole('menuitemradio', { name: 'Hired' }));
    expect(await screen.findByRole('button', { name: 'Status: Hired' })).toBeVisible();
    await waitFor(() =>
      expect(mockDb.leads[0]).toMatchObject({ status: 'hired', title: 'Data Engineer' }),
    );
  });

  test('moves a lead to Applied and rolls back when the server rejects it', async () => {
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', status: 'new' })] });
    mockServer.use(...updateFailsScenario(500));
    const { user } = openLeads();
    await user.click(
      within(await card('Data Engineer')).getByRole('button', { name: 'Status: New' }),
    );
    await user.click(screen.getByRole('menuitemradio', { name: 'Applied' }));
    expect(
      await screen.findByText('Error updating lead: Server error. Please try again later.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status: New' })).toBeVisible();
  });
});

describe('the details', () => {
  test('show every row of a complete lead, and close', async () => {
    mockDb.reset({
      leads: [
        makeLead({
          title: 'Data Engineer',
          score: 72,
          isQualified: true,
          pitch: 'Dear Maja',
          qualificationNotes: 'Budget confirmed',
          employmentType: 'Full-time',
          closesAt: '2024-12-24',
          nextFollowUpAt: '2026-02-01T09:00:00Z',
          contactInfo: {
            name: 'Maja',
            email: 'maja@example.com',
            phone: '+47 22 00',
            linkedin: 'https://www.linkedin.com/in/maja',
            website: 'https://maja.example',
          },
        }),
      ],
    });
    const { user } = openLeads();
    await user.click(await screen.findByRole('link', { name: 'Data Engineer' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Data Engineer' }));
    for (const text of [
      'Job Application',
      '72/100',
      'Yes',
      '$12,000',
      'Budget confirmed',
      'Next Follow-up',
      'Full-time',
      'Dec 24, 2024',
    ]) {
      expect(modal.getByText(text)).toBeVisible();
    }
    await user.click(modal.getByText('Pitch', { selector: 'strong' }));
    expect(modal.getByText('Dear Maja')).toBeVisible();
    expect(modal.queryByText('Last Contact')).not.toBeInTheDocument();
    expect(modal.queryByText('Posted')).not.toBeInTheDocument();
    expect(modal.getByRole('link', { name: 'maja@example.com' })).toHaveAttribute(
      'href',
      'mailto:maja@example.com',
    );
    expect(modal.getByRole('link', { name: '+47 22 00' })).toHaveAttribute('href', 'tel:+472200');
    expect(modal.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/maja',
    );
    expect(modal.getByRole('link', { name: 'Visit Site' })).toHaveAttribute(
      'href',
      'https://maja.example',
    );
    await user.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('leave out what is empty, and never link to a script', async () => {
    mockDb.reset({
      leads: [
        makeLead({
          title: 'Bare',
          source: '',
          location: '',
          score: null,
          postUrl: 'javascript:alert(1)',
          applicationUrl: '',
          contactInfo: { name: '', email: '', phone: '' },
        }),
      ],
    });
    const { user } = openLeads();
    await user.click(await screen.findByRole('link', { name: 'Bare' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Bare' }));
    for (const label of ['Contact', 'Email', 'Source', 'Score', 'Qualified', 'Resume']) {
      expect(modal.queryByText(label)).not.toBeInTheDocument();
    }
    // Only links within the app.
    expect(modal.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Write pitch',
    ]);
  });
});

describe('deleting', () => {
  test('asks first, and deletes nothing on Cancel', async () => {
    const { user } = openLeads();
    await chooseAction(user, await card('Data Engineer'), 'Delete Lead');
    const dialog = within(
      screen.getByRole('alertdialog', { name: 'Delete Data Engineer at Helio Grid?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await card('Data Engineer')).toBeVisible();
    expect(mockDb.leads).toHaveLength(6);
  });

  test('removes the lead from the list', async () => {
    const { user } = openLeads();
    await chooseAction(user, await card('Data Engineer'), 'Delete Lead');
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete Lead' }),
    );
    expect(await screen.findByText('5 leads')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Data Engineer' })).not.toBeInTheDocument(),
    );
  });

  test('rolls back when the server rejects it', async () => {
    mockServer.use(...deleteFailsScenario(403));
    const { user } = openLeads();
    await chooseAction(user, await card('Data Engineer'), 'Delete Lead');
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete Lead' }),
    );
    expect(
      await screen.findByText(
        "Error deleting lead: You don't have permission to perform this action.",
      ),
    ).toBeVisible();
    expect(await card('Data Engineer')).toBeVisible();
  });
});

describe('adding a note', () => {
  const openNote = async () => {
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', notes: [] })] });
    const app = openLeads();
    await app.user.click(
      within(await card('Data Engineer')).getByRole('button', { name: 'Add Note' }),
    );
    return app;
  };

  test('needs a text', async () => {
    const { user } = await openNote();
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(screen.getByLabelText('Note'), '   ');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  test('saves the text with its type, closes, and shows it on the card', async () => {
    const { user } = await openNote();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Note type' }), 'Follow-up');
    await user.type(await screen.findByLabelText('Note'), ' Call back on Monday ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(
      await within(await card('Data Engineer')).findByText('Call back on Monday'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mockDb.leads[0]?.notes).toMatchObject([
      { type: 'follow-up', text: 'Call back on Monday' },
    ]);
  });

  test('asks before it discards what was typed', async () => {
    const { user } = await openNote();
    await user.type(await screen.findByLabelText('Note'), 'Call');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText('Note')).toHaveValue('Call');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mockDb.leads[0]?.notes).toEqual([]);
  });

  test('preserves the input when the server rejects it', async () => {
    mockServer.use(...noteFailsScenario(500));
    const { user } = await openNote();
    await user.type(await screen.findByLabelText('Note'), 'Call back');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(
      await screen.findByText('Error adding note: Server error. Please try again later.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Call back');
  });
});

describe('the URL', () => {
  test('keeps its filters in the link of the sidebar', async () => {
    const { user, router } = renderApp('/app/leads?q=nothing');
    await screen.findByRole('heading', { name: 'No matching leads' });
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    await user.click(screen.getByRole('link', { name: /^Leads/ }));
    expect(await screen.findByRole('heading', { name: 'No matching leads' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=nothing');
  });
});
