import { anyOf } from './phrases.ts';

const HONORIFIC = /^(?:dr|prof|mr|mrs|ms|mx|miss|hr|herr|frau|mme)\.?$/i;
const TITLE = /^(?:med|habil|rer|nat|ing|dipl)\.?(?:-\p{L}+\.?)?$/iu;

/** Credentials after a comma: 'PhD', 'MBA', 'CPA, PMP', 'Jr.'. */
const CREDENTIAL = /^(?:\p{Lu}\p{Ll}?\.?){2,}$|^[JS]r\.?$/u;

/** A company, a department or a mailbox. */
const ORGANIZATION = anyOf({
  groups: `the | team | teams | dept | department | hr | human | recruit* | hiring | career | careers | job | jobs | talent
    | people | office | support | admin | info | manager | anonymous | confidential | unknown`,
  companies: `inc | llc | ltd | limited | gmbh | ag | se | bv | sarl | plc | corp* | company | co | group | holding
    | agency | lab | labs | studio | studios | solutions | software | technolog* | system | systems | service | services
    | consult* | partners | bank | international | global | media | news | magazine`,
  institutions: `university | college | school | schools | hospital | clinic | foundation | institute | council
    | association`,
});

const PARTICLE = /^(?:de|da|di|del|della|der|den|van|von|du|la|le|bin|al|el|dos|das|y|e)$/i;

/** 'JOHN' and 'john' -> 'John'. Mixed case is intended: 'McDonald', 'de Souza'. */
const fixCase = (name: string): string =>
  name === name.toLowerCase() || name === name.toUpperCase()
    ? name.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    : name;

/** The name without what people add to it: pronouns, a slogan, credentials, an emoji. */
function plainName(contactName: string): string {
  const [beforeNote = ''] = contactName.split(/[|(/[•·]|\s[–—-]\s/);
  const [name = '', afterComma = ''] = beforeNote.split(',').map((part) => part.trim());
  const isReversed =
    /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}\.?)?$/u.test(afterComma) && !CREDENTIAL.test(afterComma);
  return (isReversed && !name.includes(' ') ? `${afterComma} ${name}` : name).replace(
    /^[^\p{L}]+|(?<![^\p{L}.])[^\p{L}.]+$/gu,
    '',
  );
}

export interface PersonName {
  /** 'Dr.', or '' */
  honorific: string;
  /** 'Jonas Petersen' */
  name: string;
}

/** The person that a contact names, or null if it's a company, a department or an address. */
export function personName(contactName: string, company = ''): PersonName | null {
  const plain = plainName(contactName);
  if (/[\d@_:]|\w\.\w/.test(contactName.split('|')[0] ?? '') || ORGANIZATION.test(plain))
    return null;
  const words = plain.split(/\s+/).filter((word) => word !== '' && !TITLE.test(word));
  const honorific = words.filter((word) => HONORIFIC.test(word)).join(' ');
  const names = words.filter((word) => !HONORIFIC.test(word));
  const name = fixCase(names.join(' '));
  const companyWords = company.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const isCompany = names.every((word) => companyWords.includes(word.toLowerCase()));
  const isWritten = name.split(' ').every((word) => /^\p{Lu}/u.test(word) || PARTICLE.test(word));
  return names.length > 4 || isCompany || !isWritten ? null : { honorific, name };
}
