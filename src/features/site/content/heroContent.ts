interface HeroContent {
  badge: string;
  /** The title in three parts; the middle one is in italics. */
  title: readonly [before: string, emphasis: string, after: string];
  text: string;
  download: string;
  stats: readonly { figure: string; label: string }[];
}

export const heroContent: HeroContent = {
  badge: 'browser extension',
  title: ['Every lead, ', 'beside', ' the page you found it on.'],
  text: "Save the job, project or contact you're looking at, track it in one place, and write a pitch based on your real experience. No switching tabs.",
  download: 'Add to browser',
  stats: [
    { figure: '10K+', label: 'active users' },
    { figure: '50K+', label: 'leads tracked' },
    { figure: '4.9', label: 'store rating' },
  ],
};
