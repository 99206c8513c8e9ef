import type { FormEvent } from 'react';
import { errorMessage } from '#api/errorMessages.ts';
import type { MailboxOverview, MailboxProblem } from '#domain/contract/mailbox.ts';
import { IMAPS_PORT, MAIL_PROVIDERS, mailProviderOf } from '#domain/contract/mailProviders.ts';
import { counted } from '#domain/counted.ts';
import { TextLink } from '#ui/buttons/textLink.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { Choices } from '#ui/fields/Choices.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { problemText } from '#ui/fields/problemText.tsx';
import { TestBar, TestFound } from '#ui/fields/TestBar.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { CardPart, PartsCard } from '#ui/layout/PartsCard.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid, Stack } from '#ui/layout/Stack.tsx';
import { type MailboxForm, useMailboxForm } from './useMailboxForm.ts';

const OTHER = 'other';

const PROVIDERS = [
  ...MAIL_PROVIDERS.map(({ label, host }) => ({ value: host as string, label })),
  { value: OTHER, label: 'Another server', isWide: true },
];

const NO_SECRET =
  'Passwords can’t be saved because this server has no secret to encrypt them. Its operator can set SECRET_KEY.';

function status({ test, draft, problem }: MailboxForm) {
  if (test.isRunning) return 'Signing in and looking at the folder…';
  if (test.error) return errorMessage(test.error);
  if (problem) {
    const said = `${problem.reason} ${problem.advice}`;
    return problem.field === null ? said : <VisuallyHidden>{said}</VisuallyHidden>;
  }
  if (!test.result) return null;
  const { emails, recent } = test.result;
  return (
    <TestFound>
      {`Signed in. ${draft.folder} has ${counted(emails, 'email')}, ${recent.toLocaleString()} from the last 30 days.`}
    </TestFound>
  );
}

function passwordHint(host: string) {
  const provider = mailProviderOf(host);
  if (!provider) return 'Stored encrypted on your server.';
  return (
    <>
      Don’t use your sign-in password. Create an app password at{' '}
      <TextLink href={provider.page} target="_blank" rel="noreferrer">
        {provider.label}
      </TextLink>
      . It is stored encrypted on your server.
    </>
  );
}

/** The form: where the mailbox is, and how to sign in. */
export function MailboxCard({ mailbox, canSavePassword }: MailboxOverview) {
  const form = useMailboxForm(mailbox);
  const { draft, change, problem } = form;
  const isKnown = mailProviderOf(draft.host) !== undefined;
  const problemOf = (field: MailboxProblem['field']) =>
    problemText(problem?.field === field ? problem : null);
  return (
    <PartsCard
      as="form"
      aria-label="Mailbox"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (form.canSave) void form.save();
      }}
    >
      <CardPart>
        <Section
          title="Mailbox"
          text="Shows employers’ replies on Today and suggests what to update. Leadside never sends, moves, deletes or marks your email."
        >
          <Choices
            label="Provider"
            value={isKnown ? draft.host : OTHER}
            onValueChange={(host) =>
              change({ host: host === OTHER ? '' : host, port: IMAPS_PORT, password: '' })
            }
            options={PROVIDERS}
          />
        </Section>
      </CardPart>
      <CardPart>
        <Stack>
          {!isKnown && (
            <FieldGrid>
              <TextField
                label="Server (IMAP)"
                autoComplete="off"
                placeholder="imap.example.com"
                value={draft.host}
                error={problemOf('host')}
                onChange={({ target }) => change({ host: target.value.trim().toLowerCase() })}
              />
              <TextField
                label="Port"
                type="number"
                min={1}
                max={65_535}
                value={draft.port}
                onChange={({ target }) => change({ port: Number(target.value) })}
              />
            </FieldGrid>
          )}
          <TextField
            label={isKnown ? 'Email address' : 'User'}
            type={isKnown ? 'email' : 'text'}
            autoComplete="off"
            spellCheck={false}
            value={draft.user}
            error={isKnown && problemOf('host')}
            onChange={({ target }) => change({ user: target.value.trim() })}
          />
          <PasswordField
            label={isKnown ? 'App password' : 'Password'}
            autoComplete="off"
            disabled={!canSavePassword}
            placeholder={form.keepsPassword ? 'Saved. Enter another to replace it.' : ''}
            value={draft.password}
            error={problemOf('password')}
            hint={canSavePassword ? passwordHint(draft.host) : NO_SECRET}
            onChange={({ target }) => change({ password: target.value })}
          />
          <TextField
            label="Folder"
            autoComplete="off"
            value={draft.folder}
            error={problemOf('folder')}
            onChange={({ target }) => change({ folder: target.value })}
          />
        </Stack>
      </CardPart>
      <CardPart>
        <TestBar test={form.test} status={status(form)} form={form} />
      </CardPart>
    </PartsCard>
  );
}
