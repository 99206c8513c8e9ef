interface DemoContent {
  /** For screen readers: the video has no visible heading. */
  heading: string;
  /** Describes the silent video, for those who don't see it. */
  description: string;
  /** For a light and for a dark color scheme of the system. */
  videos: { light: string; dark: string };
  /** The posters, `{poster}-light.avif` and so on. */
  poster: string;
}

export const demoContent: DemoContent = {
  heading: 'Demo',
  description:
    'The side panel opens next to a job posting and reads its title, company and location. The lead is saved, a pitch is written beside the posting and inserted into the application, and the lead appears in the dashboard.',
  videos: { light: '/demo.mp4', dark: '/demo-dark.mp4' },
  poster: '/media/demo-poster',
};
