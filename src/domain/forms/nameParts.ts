/** Words between a first name and the family name that they begin: "Ludwig van Beethoven". */
const PARTICLE =
  /^(?:de|da|di|del|della|der|den|van|von|du|la|le|bin|al|el|dos|das|ter|ten|zu|af|av)$/i;

/**
 * The given and the family name of a whole name. With three or more words, which belong together isn't known:
 * `isSure` is false.
 */
export function nameParts(name: string): { given: string; family: string; isSure: boolean } {
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  const start = particle > 0 ? particle : words.length - 1;
  return {
    given: words.slice(0, start).join(' '),
    family: words.slice(start).join(' '),
    isSure: words.length === 2 || particle === 1,
  };
}
