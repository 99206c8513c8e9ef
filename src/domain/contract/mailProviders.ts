/*
 * Providers whose mailboxes are read with an app password: the IMAP server, and where the password is made. Free of Zod,
 * so that the web app can import them without the schemas.
 */
export const MAIL_PROVIDERS = [
  { label: 'Gmail', host: 'imap.gmail.com', page: 'https://myaccount.google.com/apppasswords' },
  {
    label: 'Fastmail',
    host: 'imap.fastmail.com',
    page: 'https://app.fastmail.com/settings/security/integrations',
  },
  { label: 'iCloud', host: 'imap.mail.me.com', page: 'https://account.apple.com/account/manage' },
  {
    label: 'Yahoo',
    host: 'imap.mail.yahoo.com',
    page: 'https://login.yahoo.com/account/security',
  },
] as const;

/** IMAP with TLS from the start; on other ports, TLS begins with STARTTLS. */
export const IMAPS_PORT = 993;

export const mailProviderOf = (host: string) => MAIL_PROVIDERS.find((one) => one.host === host);
