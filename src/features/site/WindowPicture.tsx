interface WindowPictureProps {
  /** The path without extension. */
  path: string;
  /** The same picture for a dark color scheme of the system. */
  darkPath?: string;
  alt: string;
  /** How wide the page shows it. */
  sizes: string;
  /** `lazy` until it's near the window. */
  loading?: 'lazy';
  /** `high` for a picture that is seen first. */
  fetchPriority?: 'high';
}

/** Each picture exists in two sizes. */
const srcSet = (path: string, type: string) => `${path}-1280.${type} 1280w, ${path}.${type} 2560w`;

/** A source for a color scheme, or for both. */
const source = (path: string, type: 'avif' | 'webp', sizes: string, media?: string) => (
  <source srcSet={srcSet(path, type)} sizes={sizes} type={`image/${type}`} media={media} />
);

/** The media query of a dark system. */
export const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** A picture of a window, as `npm run record` takes it. */
export const WindowPicture = ({ path, darkPath, alt, sizes, ...loading }: WindowPictureProps) => (
  <picture>
    {darkPath && source(darkPath, 'avif', sizes, DARK_SYSTEM)}
    {darkPath && source(darkPath, 'webp', sizes, DARK_SYSTEM)}
    {source(path, 'avif', sizes)}
    <img
      {...loading}
      src={`${path}.webp`}
      srcSet={srcSet(path, 'webp')}
      sizes={sizes}
      width={1280}
      height={800}
      alt={alt}
      decoding="async"
    />
  </picture>
);
