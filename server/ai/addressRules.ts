import type { lookup } from 'node:dns';
import { AI_PROVIDER_NAMES, apiAddress, isByKey } from '#domain/aiAddress.ts';
import { type Config, isPrivateToThisMachine } from '../config/config.ts';
import { createNetworks, forbidden, type Network } from '../http/networkRules.ts';

/** `fetch` for models at the addresses that users chose. */
export interface AddressRules {
  /** The hosts that addresses can have, besides those of the providers with keys; `null` if any. */
  hosts: string[] | null;
  /** Whether the address itself is allowed. What its name resolves to is checked when connecting. */
  allows(address: string): boolean;
  /** Rejects with a `FORBIDDEN_ADDRESS` for another address, also when a name resolves to one. */
  fetch: typeof fetch;
}

const PROVIDER_ORIGINS = AI_PROVIDER_NAMES.filter(isByKey).map(
  (provider) => new URL(apiAddress(provider, '')).origin,
);

/**
 * On a server that only this machine reaches, a model can be at any address. On others, addresses are
 * a door into the server's network: only the providers' public ones are allowed, and the hosts that the
 * operator named.
 */
export function createAddressRules(
  config: Pick<Config, 'host' | 'publicOrigin' | 'aiAllowedHosts'>,
  resolve?: typeof lookup,
): AddressRules {
  const hosts = isPrivateToThisMachine(config) ? null : config.aiAllowedHosts;
  const { named, outside } = createNetworks(resolve);

  /** How to connect to an address; `null` if it isn't allowed. */
  function networkFor({ protocol, origin, host, hostname }: URL): Network | null {
    const isNamed = hosts === null || hosts.includes(host) || hosts.includes(hostname);
    if (!isNamed && !(protocol === 'https:' && PROVIDER_ORIGINS.includes(origin))) return null;
    const network = isNamed ? named : outside;
    return network.allows(hostname) ? network : null;
  }

  return {
    hosts,
    allows: (address) => URL.canParse(address) && networkFor(new URL(address)) !== null,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const network = networkFor(url);
      if (!network) throw forbidden(url.host);
      return fetch(input, { ...init, dispatcher: network.dispatcher } as RequestInit);
    },
  };
}
