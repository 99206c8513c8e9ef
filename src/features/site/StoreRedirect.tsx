import { useEffect } from 'react';
import { TextLink } from '#ui/buttons/textLink.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { downloadContent } from './content/downloadContent.ts';

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
      <Text $tone="ink2">
        {before}
        <TextLink href={storeUrl}>{link}</TextLink>
        {after}
      </Text>
    </>
  );
}
