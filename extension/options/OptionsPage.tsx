import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import { space, text } from '#ui/theme.ts';
import { ALL_SITES } from '../page/visibleTab.ts';
import { changeServerOrigin, DEFAULT_SERVER_ORIGIN, readServerOrigin } from '../serverOrigin.ts';
import { GetStarted } from './GetStarted.tsx';

interface PermissionSectionProps {
  permissions: chrome.permissions.Permissions;
  title: string;
  text: string;
  /** Of the buttons that grant and remove the permission. */
  labels: { grant: string; remove: string };
}

/** Grants or removes an optional permission. */
function PermissionSection({ permissions, title, text, labels }: PermissionSectionProps) {
  const [granted, setGranted] = useState(false);

  useEffect(() => {
    void chrome.permissions.contains(permissions).then(setGranted);
  }, [permissions]);

  const toggle = async () => {
    if (granted) setGranted(!(await chrome.permissions.remove(permissions)));
    else setGranted(await chrome.permissions.request(permissions));
  };

  return (
    <Section title={title} text={text}>
      <div>
        <Button onClick={toggle}>{granted ? labels.remove : labels.grant}</Button>
      </div>
    </Section>
  );
}

const Page = styled.main`
  max-width: 36rem;
  margin: 0 auto;
  padding: ${space[8]} ${space[5]};

  h1 {
    margin: ${space[6]} 0;
    ${text.pageTitle}
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

const NOTIFICATIONS: chrome.permissions.Permissions = { permissions: ['notifications'] };
const TABS: chrome.permissions.Permissions = { permissions: ['tabs'] };

const INVALID = 'Enter an address such as https://leads.example.com and allow access to it.';

/** Opened after the installation. */
export const WELCOME = '#welcome';

/** The extension's options: the server, and the optional permissions. First, how to begin. */
export function OptionsPage() {
  const [address, setAddress] = useState('');
  const isNew = location.hash === WELCOME;
  const [outcome, setOutcome] = useState<'saved' | 'invalid' | null>(null);

  useEffect(() => {
    void readServerOrigin().then(setAddress);
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const origin = await changeServerOrigin(address);
    if (origin !== null) setAddress(origin);
    setOutcome(origin === null ? 'invalid' : 'saved');
  }

  return (
    <Page>
      <BrandMark />
      <h1>{isNew ? 'Leadside is installed' : 'Options'}</h1>
      <Stack>
        {isNew && <GetStarted />}
        <Section title="Server">
          <Form onSubmit={save} noValidate>
            <TextField
              label="Server address"
              hint={`Where your leads are stored. Default: ${DEFAULT_SERVER_ORIGIN}`}
              inputMode="url"
              value={address}
              error={outcome === 'invalid' ? INVALID : undefined}
              onChange={({ target }) => {
                setAddress(target.value);
                setOutcome(null);
              }}
            />
            <Button type="submit" variant="primary">
              Save
            </Button>
            <Text $tone="ink2" role="status">
              {outcome === 'saved' && 'Saved. Close and reopen the side panel to use this server.'}
            </Text>
          </Form>
        </Section>
        <PermissionSection
          permissions={NOTIFICATIONS}
          title="Notifications"
          text="When a follow-up is due, also while the dashboard and the panel are closed."
          labels={{ grant: 'Notify me', remove: 'Stop notifying' }}
        />
        <PermissionSection
          permissions={TABS}
          title="Tracked pages"
          text="With access to your tabs' addresses, the panel recognizes pages you track as you switch tabs. The addresses never leave your browser."
          labels={{ grant: 'Recognize tracked pages', remove: 'Stop recognizing' }}
        />
        <PermissionSection
          permissions={ALL_SITES}
          title="All sites"
          text="Read the open page and insert a pitch into it without a click on the icon first. Leadside still does so only when you ask for it."
          labels={{ grant: 'Allow all sites', remove: 'Ask on each site' }}
        />
      </Stack>
    </Page>
  );
}
