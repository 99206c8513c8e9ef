import { Button, type ButtonProps } from '#ui/Button.tsx';

interface EarlyAccessLinkProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The external sign-up form. Without one there is nothing to link to, so nothing is shown. */
  url: string | undefined;
}

/** 'Get Early Access': opens the sign-up form in a new tab. */
export const EarlyAccessLink = ({ url, ...look }: EarlyAccessLinkProps) =>
  url && (
    <Button {...look} asChild>
      <a href={url} target="_blank" rel="noopener">
        Get Early Access
      </a>
    </Button>
  );
