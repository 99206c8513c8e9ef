const HONORIFIC = /^(?:dr|prof|mr|mrs|ms|mx|miss|hr|herr|frau|mme)\.?$/i;
const TITLE = /^(?:med|habil|rer|nat|ing|dipl)\.?(?:-\p{L}+\.?)?$/iu;

/** Credentials after a comma: 'PhD', 'MBA', 'CPA, PMP', 'Jr.'. */
const CREDENTIAL = /^(?:\p{Lu}\p{Ll}?\.?){2,}$|^[JS]r\.?$/u;

/** A mailbox or a department, whose name isn't split. */
const GROUP =
  /\b(?:teams?|department|dept|hr|human resources|recruit\p{L}*|hiring|careers|office|support)\b/iu;

/** 'JOHN' and 'john' -> 'John'. Mixed case is intended: 'McDonald', 'de Souza'. */
const capitalized = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());

const fixCase = (name: string): string =>
  name === name.toLowerCase() || name === name.toUpperCase() ? capitalized(name) : name;

/** The name without what people add to it: pronouns, a slogan, credentials, an emoji. */
function plainName(contactName: string): string {
  const [beforeNote = ''] = contactName.split(/[|(/[]|\s[–—-]\s/);
  const [name = '', afterComma = ''] = beforeNote.split(',').map((part) => part.trim());
  const isReversed = /^\p{L}[\p{L}'’.-]*$/u.test(afterComma) && !CREDENTIAL.test(afterComma);
  return (isReversed ? `${afterComma} ${name}` : name).replace(
    /^[^\p{L}]+|(?<![^\p{L}.])[^\p{L}.]+$/gu,
    '',
  );
}

/**
 * How a letter addresses the contact: 'Jonas', or 'Dr. Jonas Petersen' in a formal letter. Someone
 * known by the last name alone stays 'Mr. Smith'. Returns '' if there's no name.
 */
export function greetingName(contactName: string, isFormal: boolean): string {
  const name = plainName(contactName);
  if (GROUP.test(name)) return name;
  const words = name.split(/\s+/).filter((word) => word !== '' && !TITLE.test(word));
  const honorifics = words.filter((word) => HONORIFIC.test(word));
  const names = fixCase(words.filter((word) => !HONORIFIC.test(word)).join(' '));
  if (names === '') return '';
  const isLastName = honorifics.length > 0 && !names.includes(' ');
  if (isFormal || isLastName) return [...honorifics, names].join(' ');
  return names.split(' ')[0] ?? '';
}
