import { createHash } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createManifest } from './manifest.ts';
import { OptionsPage, WELCOME } from './options/OptionsPage.tsx';
import { insertIntoFocusedField } from './page/insertIntoPage.ts';
import { readServerOrigin } from './serverOrigin.ts';
import { sessionMarker } from './sidepanel/extensionAuth.ts';
import { installFakeChrome } from './testing/fakeChrome.ts';

describe('manifest', () => {
  const manifest = createManifest('https://leads.example.com', '1.2.3', 'chrome');

  test('asks for nothing more than it needs at install', () => {
    expect(manifest.permissions).toEqual([
      'activeTab',
      'scripting',
      'storage',
      'contextMenus',
      'alarms',
      'sidePanel',
    ]);
    expect(manifest.host_permissions).toEqual(['https://leads.example.com/*']);
    expect(manifest.optional_permissions).toEqual(['tabs', 'notifications']);
    expect(manifest).not.toHaveProperty('content_scripts');
  });

  test('runs no remote code', () => {
    const policy = manifest.content_security_policy.extension_pages;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
  });

  test('asks Firefox for the same, in its words', () => {
    const firefox = createManifest('http://localhost:3000', '1.2.3', 'firefox');
    expect([...firefox.permissions, 'sidePanel']).toEqual(manifest.permissions);
    expect(firefox.host_permissions).toEqual(['http://localhost/*']);
    expect(firefox.sidebar_action.default_panel).toBe(manifest.side_panel.default_path);
  });

  test('has the id that servers on loopback accept', () => {
    // Chrome writes the first 16 bytes of the key's hash with the letters a to p.
    const hash = createHash('sha256').update(Buffer.from(manifest.key, 'base64')).digest('hex');
    const id = hash
      .slice(0, 32)
      .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
    expect(id).toBe('lnbnbjonmbfoipjhleepjfajhholcigp');
  });
});

describe('insertIntoPage', () => {
  function focus<Name extends keyof HTMLElementTagNameMap>(name: Name, properties = {}) {
    const field = Object.assign(document.createElement(name), properties);
    document.body.replaceChildren(field);
    field.focus();
    return field;
  }

  /** jsdom has no `execCommand`. This one inserts into the focused field, and takes that back. */
  const history: string[] = [];
  document.execCommand = (command, _ui, text = '') => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (command === 'insertText') {
      history.push(field.value);
      field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    } else if (command === 'undo') field.value = history.pop() ?? '';
    return true;
  };

  test('inserts at the cursor, replaces the selection, and takes it back', () => {
    const field = focus('textarea', { value: 'Dear NAME, hi' });
    field.setSelectionRange(5, 9);
    expect(insertIntoFocusedField('Maja')).toEqual({ kind: 'inserted' });
    expect(field).toHaveValue('Dear Maja, hi');
    expect(globalThis.leadsideUndo?.()).toBe(true);
    expect(field).toHaveValue('Dear NAME, hi');
  });

  test("doesn't take an insertion back after the field has changed", () => {
    const field = focus('textarea');
    insertIntoFocusedField('Dear Maja');
    field.value += ', hi';
    expect(globalThis.leadsideUndo?.()).toBe(false);
    expect(field).toHaveValue('Dear Maja, hi');
  });

  test.each([
    ['', 5, { room: 5, isEmpty: true }],
    ['Dear ', 9, { room: 4, isEmpty: false }],
    ['Dear ', 3, { room: 0, isEmpty: false }],
  ])(
    'inserts nothing into a field with "%s" that takes %d characters',
    (value, maxLength, room) => {
      const field = focus('textarea', { value, maxLength });
      field.setSelectionRange(value.length, value.length);
      expect(insertIntoFocusedField('Maja 👋')).toEqual({ kind: 'too-long', ...room });
      expect(field).toHaveValue(value);
    },
  );

  test('fills a field to its limit, in place of what is selected', () => {
    const field = focus('textarea', { value: 'Dear NAME', maxLength: 9 });
    field.setSelectionRange(5, 9);
    expect(insertIntoFocusedField('Maja')).toEqual({ kind: 'inserted' });
    expect(field).toHaveValue('Dear Maja');
  });

  test('inserts nothing into a tab that the user no longer sees', () => {
    const field = focus('textarea');
    jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    expect(insertIntoFocusedField('Maja')).toEqual({ kind: 'other-tab' });
    expect(field).toHaveValue('');
  });

  test.each([
    ['read-only', { readOnly: true }],
    ['disabled', { disabled: true }],
    ['a checkbox', { type: 'checkbox' }],
  ])('leaves a field alone that is %s', (_, properties) => {
    focus('input', properties);
    expect(insertIntoFocusedField('text')).toEqual({ kind: 'no-field' });
  });

  test('does nothing when no field has the focus', () => {
    focus('p');
    expect(insertIntoFocusedField('text')).toEqual({ kind: 'no-field' });
  });

  test("tells when the field is in another site's frame", () => {
    const frame = focus('iframe', { tabIndex: 0 });
    Object.defineProperty(frame, 'contentDocument', { value: null });
    frame.focus();
    expect(insertIntoFocusedField('text')).toEqual({ kind: 'foreign-frame' });
  });
});

describe('OptionsPage', () => {
  test('says how to begin after the installation', async () => {
    installFakeChrome();
    location.hash = WELCOME;
    render(<OptionsPage />);
    expect(screen.getByRole('heading', { name: 'Leadside is installed' })).toBeVisible();
    expect(await screen.findByText('Ctrl+Shift+L')).toBeVisible();
    location.hash = '';
  });

  async function enterServer(address: string) {
    const user = userEvent.setup({ delay: null });
    render(<OptionsPage />);
    const field = await screen.findByRole('textbox', { name: 'Server address' });
    await screen.findByDisplayValue('http://localhost:3000');
    await user.clear(field);
    await user.type(field, address);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  test("asks for access to the new server's host and switches to it", async () => {
    const fake = installFakeChrome();
    await enterServer('https://leads.example.com/app/leads');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(fake.requestedOrigins).toEqual(['https://leads.example.com/*']);
    expect(await readServerOrigin()).toBe('https://leads.example.com');
  });

  test.each([
    ['an address that is not a web address', 'ftp://leads.example.com', true],
    ['an address that the user denies access to', 'https://leads.example.com', false],
  ])('keeps the server after %s', async (_, address, grants) => {
    Object.assign(installFakeChrome(), { grants });
    await enterServer(address);
    expect(await screen.findByText(/^Enter an address such as/)).toBeVisible();
    expect(await readServerOrigin()).toBe('http://localhost:3000');
  });
});

describe('sessionMarker', () => {
  test('belongs to one server', async () => {
    installFakeChrome();
    const [first, second] = ['https://a.example', 'https://b.example'].map(sessionMarker);
    await first?.set(true);
    expect(await second?.has()).toBe(false);
    await second?.set(true);
    await second?.set(false);
    expect(await first?.has()).toBe(true);
  });
});
