import styled from 'styled-components';
import { DARK_SYSTEM, WindowPicture } from './WindowPicture.tsx';

const OnlyLight = styled.div`
  @media ${DARK_SYSTEM} {
    :root:not([data-theme='light']) & {
      display: none;
    }
  }
  :root[data-theme='dark'] & {
    display: none;
  }
`;

const OnlyDark = styled.div`
  @media not ${DARK_SYSTEM} {
    :root:not([data-theme='dark']) & {
      display: none;
    }
  }
  :root[data-theme='light'] & {
    display: none;
  }
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
export const SchemePicture = ({ path, ...picture }: SchemePictureProps) => (
  <>
    <OnlyLight>
      <WindowPicture path={`${path}-light`} loading="lazy" {...picture} />
    </OnlyLight>
    <OnlyDark>
      <WindowPicture path={`${path}-dark`} loading="lazy" {...picture} />
    </OnlyDark>
  </>
);
