import styled from 'styled-components';
import { schemeOnly } from './siteStyles.ts';

const LightPicture = styled.picture`
  ${schemeOnly.light}
`;

const DarkPicture = styled.picture`
  ${schemeOnly.dark}
`;

interface SchemePictureProps {
  /** The path without scheme and extension. There are `-light` and `-dark`, each as AVIF and WebP. */
  path: string;
  alt: string;
}

/**
 * A screenshot of 1280 × 800 pixels in the color scheme of the page, which `<source media>` can't follow
 * when the user has chosen one. The browser loads only the picture that is shown.
 */
export const SchemePicture = ({ path, alt }: SchemePictureProps) => (
  <>
    <LightPicture>
      <Sources path={`${path}-light`} alt={alt} />
    </LightPicture>
    <DarkPicture>
      <Sources path={`${path}-dark`} alt={alt} />
    </DarkPicture>
  </>
);

const Sources = ({ path, alt }: SchemePictureProps) => (
  <>
    <source srcSet={`${path}.avif`} type="image/avif" />
    <img src={`${path}.webp`} width={1280} height={800} alt={alt} loading="lazy" decoding="async" />
  </>
);
