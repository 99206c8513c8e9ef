import { TextLink } from '#ui/buttons/textLink.ts';

const isThisMachine = (hostname: string) => /^(localhost|127\.|\[::1\]$)/.test(hostname);

interface OtherAddressProps {
  /** In the plural: "Passkeys". */
  what: string;
  /** The page at the main address. */
  href: string;
  hint?: string | undefined;
}

/** Leads to the server's main address, the only one where its provider and passkeys work. */
export function OtherAddress({ what, href, hint }: OtherAddressProps) {
  const main = new URL(href);
  const isOutOfReach = isThisMachine(main.hostname) && !isThisMachine(window.location.hostname);
  return (
    <p>
      {what} work at <TextLink href={href}>{main.origin}</TextLink> only. {hint}
      {!hint && isOutOfReach && 'The administrator of this server can change it (PUBLIC_ORIGIN).'}
    </p>
  );
}
