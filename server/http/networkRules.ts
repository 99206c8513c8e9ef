import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { type Config, isPrivateToThisMachine } from '../config/config.ts';

/** The name of the error for an address that users may not have the server connect to. */
export const FORBIDDEN_ADDRESS = 'ForbiddenAddressError';

export const forbidden = (host: string) =>
  Object.assign(new Error(`${host} is not allowed`), { name: FORBIDDEN_ADDRESS });

const NEVER: [network: string, prefix: number][] = [
  // "This host", link-local and Azure's address (a cloud's metadata is there), and multicast.
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
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
  // All but the internet's 2000::/3: loopback, private and site-local addresses, and those that hold an IPv4 address.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Teredo and 6to4 hold one, too.
  ['2001::', 32],
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

/** Connects to some addresses only. */
export interface Network {
  dispatcher: Dispatcher;
  /** For other connections than HTTP's. */
  lookup: LookupFunction;
  /** Whether a host is allowed that is an address itself. Names are checked when connecting. */
  allows(hostname: string): boolean;
}

function createNetwork(blocked: typeof NEVER, resolve: typeof lookup): Network {
  const list = blockList(blocked);
  const checked = checkedLookup(list, resolve);
  return {
    // As `fetch` does without it, through the proxy of the environment if there is one.
    dispatcher: new EnvHttpProxyAgent({ connect: { lookup: checked } }),
    lookup: checked,
    allows(hostname) {
      const literal = hostname.replace(/^\[|\]$/g, '');
      return isIP(literal) === 0 || !isBlocked(list, literal);
    },
  };
}

/** What the server may connect to: where an operator sent it, and the internet outside its own network. */
export const createNetworks = (resolve: typeof lookup = lookup) => ({
  named: createNetwork(NEVER, resolve),
  outside: createNetwork([...NEVER, ...INTERNAL], resolve),
});

/**
 * `fetch` for pages at addresses that users type. Private addresses are allowed only on a server that no other computer can reach.
 * Rejects with a `FORBIDDEN_ADDRESS` for another address, also when a name resolves to one.
 */
export function createPageFetch(
  config: Pick<Config, 'host' | 'publicOrigin'>,
  request: typeof fetch = fetch,
  resolve: typeof lookup = lookup,
): typeof fetch {
  const isLocal = isPrivateToThisMachine(config);
  const { named, outside } = createNetworks(resolve);
  const network = isLocal ? named : outside;
  return async (input, init) => {
    const { protocol, host, hostname, port } = new URL(
      input instanceof Request ? input.url : input,
    );
    const isPage = /^https?:$/.test(protocol) && (isLocal || port === '');
    if (!isPage || !network.allows(hostname)) throw forbidden(host);
    return request(input, { ...init, dispatcher: network.dispatcher } as RequestInit);
  };
}
