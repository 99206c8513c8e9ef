/** An IPv6 customer owns a whole /64 network, so its first four groups count as one address. */
export function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress;
  const [start = '', end] = ipAddress.toLowerCase().split('::');
  const head = start.split(':');
  const tail = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4).join(':');
}
