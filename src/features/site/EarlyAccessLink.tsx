import { Button, type ButtonProps } from '#ui/Button.tsx';
import { siteContent } from './content/siteContent.ts';

interface EarlyAccessLinkProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The external sign-up form; by email when there is none. */
  url: string | undefined;
}

const BY_EMAIL = `mailto:${siteContent.email}?subject=Early%20access`;

/** 'Get Early Access': opens the sign-up form in a new tab, or an email. */
export const EarlyAccessLink = ({ url = BY_EMAIL, ...look }: EarlyAccessLinkProps) => (
  <Button {...look} asChild>
    <a href={url} target="_blank" rel="noopener">
      Get Early Access
    </a>
  </Button>
);
