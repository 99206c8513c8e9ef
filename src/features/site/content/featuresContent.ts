export interface Feature {
  id: string;
  title: string;
  text: string;
  points: readonly string[];
  picture: {
    /** The path without scheme and extension: `{path}-light.avif` and so on. */
    path: string;
    alt: string;
  };
}

export const featuresContent = {
  heading: 'Capture\u00a0it, pitch\u00a0it, follow\u00a0it\u00a0up',
  text: 'For job seekers, freelancers, sales people and recruiters who find their leads on the web.',
  features: [
    {
      id: 'capture',
      title: 'No Tab Switching',
      text: "Open Leadside next to the page you're reading. It fills in what the page says, and you check it before you save.",
      points: [
        'Reads job postings, profiles and company pages',
        'Recognizes pages you already track',
        'Keeps leads you save offline and sends them later',
      ],
      picture: {
        path: '/media/capture',
        alt: 'The side panel next to a job posting, with the title, company, location and pay it read from the page.',
      },
    },
    {
      id: 'pitch',
      title: 'AI Pitch Generation',
      text: 'Get a draft based on your profile and the posting. You choose the type, tone and length, and edit every word.',
      points: [
        'Emails, messages, cover letters and proposals',
        'Marks claims that neither your profile nor the posting supports',
        'Nothing is sent until you send it',
      ],
      picture: {
        path: '/media/pitch',
        alt: 'The pitch page: the opportunity and its settings on the left, the finished draft on the right.',
      },
    },
    {
      id: 'tracking',
      title: 'Lead Tracking',
      text: 'Start each morning with what’s due. Every opportunity keeps its status, notes and dates, from the first look to the offer.',
      points: [
        'Change the status in one click',
        'Follow-ups on your dashboard, in your calendar and as notifications',
        'See your response rate, based on real status changes',
      ],
      picture: {
        path: '/media/tracking',
        alt: 'The dashboard: the follow-ups and interviews that are due today, the figures, and the recent leads.',
      },
    },
    {
      id: 'organization',
      title: 'Smart Organization',
      text: 'Find any lead while you type. Filters for status, type and priority narrow the list to what matters today.',
      points: [
        'Search thousands of leads without waiting',
        'Cards, a table or a board, and views saved under a name',
        'Changes appear in all your tabs and devices',
      ],
      picture: {
        path: '/media/organization',
        alt: 'The leads page as a board: a search, three filters, and the leads in columns by stage.',
      },
    },
  ] as readonly Feature[],
};
