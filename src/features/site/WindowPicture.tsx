interface WindowPictureProps {
  /** The path without extension. */
  path: string;
  alt: string;
  /** How wide the page shows it. */
  sizes: string;
  /** `lazy` until it's near the window. */
  loading?: 'lazy';
  /** `high` for a picture that is seen first. */
  fetchPriority?: 'high';
}

/** Each picture exists twice: taken at two pixels per CSS pixel, and at half that width. */
const srcSet = (path: string, type: string) => `${path}-1280.${type} 1280w, ${path}.${type} 2560w`;

/** A picture of a window of 1280 × 800 CSS pixels, as `npm run record` takes it. */
export const WindowPicture = ({ path, alt, sizes, loading, fetchPriority }: WindowPictureProps) => (
  <picture>
    <source srcSet={srcSet(path, 'avif')} sizes={sizes} type="image/avif" />
    <img
      loading={loading}
      fetchPriority={fetchPriority}
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
