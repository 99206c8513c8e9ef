/** The names and values of an address's parameters. Their own iterators fail in Firefox's content scripts. */
export function urlParams({ searchParams }: URL): [name: string, value: string][] {
  const params: [string, string][] = [];
  searchParams.forEach((value, name) => {
    params.push([name, value]);
  });
  return params;
}
