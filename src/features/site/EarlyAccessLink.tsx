import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';
import { EARLY_ACCESS_BY_EMAIL } from './content/siteContent.ts';

interface EarlyAccessLinkProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The external sign-up form; by email when there is none. */
  url: string | undefined;
}

/** 'Get Early Access': opens the sign-up form in a new tab, or an email. */
export const EarlyAccessLink = ({ url = EARLY_ACCESS_BY_EMAIL, ...look }: EarlyAccessLinkProps) => (
  <Button {...look} asChild>
    <a href={url} target="_blank" rel="noopener">
      Get Early Access
    </a>
  </Button>
);
