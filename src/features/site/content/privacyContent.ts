import { siteContent } from './siteContent.ts';

interface PrivacySection {
  /** The fragment of its address. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

/** The privacy policy (product spec, section 1). Keep it true to what server and extension do. */
export const privacyContent = {
  title: 'Privacy Policy',
  introduction: 'What data Leadside collects, where it goes, how long we keep it, and your rights.',
  sections: [
    {
      id: 'collected',
      title: 'What we collect',
      paragraphs: ['We store what you enter, and little else:'],
      items: [
        'Lead data: the jobs, projects and contacts you save, with their descriptions, addresses and contact details, the pitches you generate, and the history of status changes.',
        'The notes and labels you add to your leads, and the people you add or write with: their names, addresses, roles and companies.',
        'The email address of your account, and a hash of your password. We never store the password itself.',
        'Your professional profile, if you create one. A resume you upload is read to fill in the profile, and the file and its text are stored until you delete it.',
        'Browser and usage data: when records were created and changed, how many pitches you request per day, when you signed in, and, to protect sign-in, hashes of the email and of the network address.',
      ],
    },
    {
      id: 'extension',
      title: 'What the browser extension reads',
      paragraphs: [
        'The extension reads a page only when you open Leadside on it: its text, title, address and selection. Nothing is saved before you choose Save Lead.',
        'If you let it fill in a form, it reads the fields of that form, and writes the answers that you choose. It never sends the form. What it filled in stays in your browser until you record it with the lead.',
        'If you turn on tracked pages in its options, it also compares the addresses of your tabs with your leads. This happens in your browser. The extension sends no browsing history, and it contains no analytics.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      paragraphs: [
        "Sharing is limited to the services that run Leadside. We don't sell your data, show ads or use analytics services.",
      ],
      items: [
        'Hosting and sign-in: the server and database that hold your data, and, if configured, Google Firebase for signing in.',
        'AI: if you connect an AI model, or the operator of the server has set one up, your profile, the text of your resume without its contact lines, the opportunity and your instructions are sent to its provider to write a pitch, the message that you answer to write a reply, and the text of a resume to read it. The key of your own model is stored encrypted. Without a model, rules do this on our server. The browser’s own model sends nothing until its pitch is saved here.',
        'Your mailbox: if you connect one in Settings, our server signs in to it and reads new email, and changes nothing in it. Email that fits one of your leads is stored with it; of other email, sender and subject are stored for a week. The password is stored encrypted. You can remove the mailbox at any time.',
        'Your calendar: if you create a calendar address in Settings, anyone who has it can read the titles, companies and times of your follow-ups. If you subscribe with Google, Apple or Microsoft, they can read them too. You can end the calendar at any time.',
        'LinkedIn: when you import a post, our server requests that post. It sends no data about you.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Stored in your browser',
      paragraphs: [
        'Your browser keeps your session, text you have not saved yet, display settings such as the theme, your job preferences, and what is left to check of a resume. The extension also keeps leads that wait for the server, the address of the server, and which follow-ups it has notified you of. The only cookie marks that this browser session is signed in. There are no tracking cookies.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      paragraphs: [
        'We keep lead data until you delete it. A deleted lead can be restored for 30 days, unless you delete it for good in Settings. The history of status changes has no titles, notes or other text of your leads. It stays until you delete your account, because your response rate is computed from it.',
        'We keep usage data for about 2 years, or until you delete your account. Hashes from failed sign-ins expire a day after the last failure, and those of networks you signed in from after 180 days. The next sign-in deletes expired hashes.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: ['You can do this yourself at any time, in Settings:'],
      items: [
        'Data, Download my data: one JSON file with your profile, leads, notes, pitches and resumes.',
        'Account, Delete account: permanently deletes your account and all of your data.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        "Leadside isn't for children under 13, and we don't knowingly collect data from them.",
      ],
    },
  ] as readonly PrivacySection[],
  contact: {
    title: 'Contact',
    text: 'Questions about your data, or a request we should handle for you:',
    ...siteContent,
  },
};
