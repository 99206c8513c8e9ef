/** One rule: `*`, a claim with a value, a domain or an address. A value with spaces or commas has quotes. */
const RULE = /([^\s,="]+)(?:=(?:"((?:[^"\\]|\\["\\])+)"|([^\s,"]+)))?(?=[\s,]|$)/y;

const DOMAIN = /^(?:[^\s@=]+@|@)?[^\s@:/*?&%#<>;.]+(?:\.[^\s@:/*?&%#<>;.]+)+$/;

/**
 * The rules of `OIDC_ALLOW`, without quotes: `*`, `example.com`, `ada@example.com`, and `claim=value`, which
 * splits at its first `=`. Returns `null` if a part of the text is none.
 */
export function parseAllowRules(text: string): string[] | null {
  const rules: string[] = [];
  for (let position = 0; ; position = RULE.lastIndex) {
    RULE.lastIndex = position + (/^[\s,]*/.exec(text.slice(position))?.[0].length ?? 0);
    if (RULE.lastIndex === text.length) return rules;
    const [whole, name = '', quoted, plain] = RULE.exec(text) ?? [];
    const value = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    if (whole === undefined) return null;
    if (value === undefined && name !== '*' && !DOMAIN.test(name)) return null;
    rules.push(value === undefined ? name : `${name}=${value}`);
  }
}
