/** The name and the contact address on the public pages. */
export const siteContent = {
  company: 'Leadside',
  email: 'hello@leadside.local',
} as const;
