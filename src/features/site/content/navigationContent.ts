export interface NavigationLink {
  label: string;
  /** A path of the site; `/#id` is a section of the landing page. */
  to: string;
}

export const navigationContent: readonly NavigationLink[] = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Demo', to: '/#demo' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'App', to: '/app' },
];
