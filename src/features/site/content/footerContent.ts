import { siteContent } from './siteContent.ts';

export interface FooterLink {
  label: string;
  /** A path of the site, a `mailto:` address or another site. */
  to: string;
}

const mail: FooterLink['to'] = `mailto:${siteContent.email}`;

/** A post about the product, for visitors to share. */
const recommendation = encodeURIComponent(
  'Leadside keeps every lead beside the page you found it on.',
);

export const footerContent = {
  columns: [
    {
      heading: 'Product',
      links: [
        { label: 'Features', to: '/#features' },
        { label: 'Pricing', to: '/#pricing' },
        { label: 'Demo', to: '/#demo' },
        { label: 'Add to browser', to: '/download' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'Contact', to: mail },
        { label: 'Privacy', to: '/privacy' },
      ],
    },
    {
      heading: 'Support',
      links: [
        { label: 'Email support', to: `${mail}?subject=Support` },
        { label: 'Install the extension', to: '/download' },
        { label: 'Sign in', to: '/login' },
      ],
    },
  ],
  newsletter: {
    label: 'Newsletter',
    placeholder: 'you@example.com',
    hint: 'Not open yet. Nothing here is sent.',
  },
  legal: [
    { label: 'Privacy Policy', to: '/privacy' },
    { label: 'Your rights', to: '/privacy#your-rights' },
    { label: 'Browser storage', to: '/privacy#browser-storage' },
  ],
  /** How to reach you elsewhere. Add your accounts here, each with its full address. */
  social: [
    {
      label: 'Share on LinkedIn',
      to: `https://www.linkedin.com/feed/?shareActive=true&text=${recommendation}`,
    },
    { label: 'Share on X', to: `https://x.com/intent/post?text=${recommendation}` },
    { label: 'Email', to: mail },
  ],
  copyright: (year: number | undefined) => ['©', year, siteContent.company].join(' '),
};
