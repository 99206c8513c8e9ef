import styled from 'styled-components';
import { schemeOnly } from './siteStyles.ts';
import { WindowPicture } from './WindowPicture.tsx';

const OnlyLight = styled.div`
  ${schemeOnly.light}
`;

const OnlyDark = styled.div`
  ${schemeOnly.dark}
`;

interface SchemePictureProps {
  /** The path without scheme and extension. */
  path: string;
  alt: string;
  sizes: string;
}

/**
 * A screenshot in the color scheme of the page, which `<source media>` can't follow when the user has
 * chosen one. The browser loads only the picture that is shown.
 */
export const SchemePicture = ({ path, alt, sizes }: SchemePictureProps) => (
  <>
    <OnlyLight>
      <WindowPicture path={`${path}-light`} alt={alt} sizes={sizes} loading="lazy" />
    </OnlyLight>
    <OnlyDark>
      <WindowPicture path={`${path}-dark`} alt={alt} sizes={sizes} loading="lazy" />
    </OnlyDark>
  </>
);
