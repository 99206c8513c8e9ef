import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { EnvHttpProxyAgent } from 'undici';
import { AI_PROVIDER_NAMES, apiAddress, isByKey } from '#domain/aiAddress.ts';
import { type Config, isPrivateToThisMachine } from '../config/config.ts';

/** The name of the error for an address that a user's model may not be at. */
export const FORBIDDEN_ADDRESS = 'ForbiddenAddressError';

const forbidden = (host: string) =>
  Object.assign(new Error(`${host} is not allowed`), { name: FORBIDDEN_ADDRESS });

const NEVER: [network: string, prefix: number][] = [
  // "This host", link-local (a cloud's metadata is there), and multicast.
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 3],
  ['::', 128],
  ['fe80::', 10],
  ['fd00:ec2::', 32],
  ['ff00::', 8],
];

const INTERNAL: typeof NEVER = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['::1', 128],
  ['fc00::', 7],
  // Addresses that hold an IPv4 address.
  ['64:ff9b::', 32],
  ['2002::', 16],
];

function blockList(networks: typeof NEVER): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) {
    list.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const isBlocked = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Resolves names when connecting, so that a name can't be checked with one address and used with another. */
function checkedLookup(list: BlockList, resolve: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => !isBlocked(list, address));
      const [first] = allowed as [LookupAddress?];
      if (error) callback(error, []);
      else if (!first) callback(forbidden(hostname), []);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

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
  resolve: typeof lookup = lookup,
): AddressRules {
  const hosts = isPrivateToThisMachine(config) ? null : config.aiAllowedHosts;
  const agent = (list: BlockList) => ({
    list,
    // As `fetch` does without it, through the proxy of the environment if there is one.
    dispatcher: new EnvHttpProxyAgent({ connect: { lookup: checkedLookup(list, resolve) } }),
  });
  const named = agent(blockList(NEVER));
  const outside = agent(blockList([...NEVER, ...INTERNAL]));

  /** How to connect to an address; `null` if it isn't allowed. */
  function agentFor({ protocol, origin, host, hostname }: URL) {
    const isNamed = hosts === null || hosts.includes(host) || hosts.includes(hostname);
    if (!isNamed && !(protocol === 'https:' && PROVIDER_ORIGINS.includes(origin))) return null;
    const { list, dispatcher } = isNamed ? named : outside;
    const literal = hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) !== 0 && isBlocked(list, literal) ? null : dispatcher;
  }

  return {
    hosts,
    allows: (address) => URL.canParse(address) && agentFor(new URL(address)) !== null,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const dispatcher = agentFor(url);
      if (!dispatcher) throw forbidden(url.host);
      return fetch(input, { ...init, dispatcher } as RequestInit);
    },
  };
}
