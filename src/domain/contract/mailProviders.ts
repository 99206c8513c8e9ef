/*
 * Providers whose mailboxes are read with an app password. Kept free of Zod, so that the web app can import the
 * values without loading the schemas.
 */

interface MailProviderFacts {
  label: string;
  /** Its IMAP server, on port 993. */
  host: string;
  /** Where an app password is made. */
  passwordPage: string;
}

export const MAIL_PROVIDERS = [
  {
    label: 'Gmail',
    host: 'imap.gmail.com',
    passwordPage: 'https://myaccount.google.com/apppasswords',
  },
  {
    label: 'Fastmail',
    host: 'imap.fastmail.com',
    passwordPage: 'https://app.fastmail.com/settings/security/integrations',
  },
  {
    label: 'iCloud',
    host: 'imap.mail.me.com',
    passwordPage: 'https://account.apple.com/account/manage',
  },
  {
    label: 'Yahoo',
    host: 'imap.mail.yahoo.com',
    passwordPage: 'https://login.yahoo.com/account/security',
  },
] as const satisfies readonly MailProviderFacts[];

/** IMAP with TLS from the start; on other ports, TLS begins with STARTTLS. */
export const IMAPS_PORT = 993;

export const mailProviderOf = (host: string) => MAIL_PROVIDERS.find((one) => one.host === host);
