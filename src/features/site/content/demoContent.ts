interface DemoContent {
  /** For screen readers: the video has no visible heading. */
  heading: string;
  /** What the silent video shows, for those who don't see it. */
  description: string;
  video: string;
  /** The poster without its extension; there is an AVIF and a WebP file. */
  poster: string;
}

export const demoContent: DemoContent = {
  heading: 'Demo',
  description:
    'The side panel opens next to a job posting and reads its title, company and location. The lead is saved, a pitch is written beside the posting and inserted into the application, and the lead appears in the dashboard.',
  video: '/demo.mp4',
  poster: '/media/demo-poster',
};
