import { useEffect } from 'react';
import styled from 'styled-components';
import { textLink } from '#ui/buttons/textLink.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { color } from '#ui/theme.ts';
import { downloadContent } from './content/downloadContent.ts';

const Fallback = styled.p`
  color: ${color.ink2};
  a {
    ${textLink}
  }
`;

const [before, link, after] = downloadContent.fallback;

interface StoreRedirectProps {
  storeUrl: string;
  redirect: (url: string) => void;
}

/** Goes to the store page, with a link in case the browser doesn't. */
export function StoreRedirect({ storeUrl, redirect }: StoreRedirectProps) {
  useEffect(() => redirect(storeUrl), [storeUrl, redirect]);
  return (
    <>
      <Spinner label={downloadContent.redirecting} />
      <Fallback>
        {before}
        <a href={storeUrl}>{link}</a>
        {after}
      </Fallback>
    </>
  );
}
