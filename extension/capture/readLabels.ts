import { isEmailAddress } from '#domain/emailAddress.ts';
import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import { isCompanyName, isEmploymentType, isLocation, isPay } from './fieldText.ts';
import { isoDate, lastDay, localDay } from './isoDate.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

type Fact =
  | 'company'
  | 'location'
  | 'compensationRange'
  | 'employmentType'
  | 'postedAt'
  | 'closesAt'
  | 'contactName'
  | 'contactEmail';

/** Labels that pages write before a fact, in the languages of the larger job markets. */
const LABELS: [Fact, RegExp, (text: string) => boolean][] = [
  [
    'location',
    /^(?:(?:job |work |office |primary )?(?:locations?|region|city|office|site|campus)|based in|place of work|work ?place|(?:arbeits|einsatz|dienst)ort|(?:einsatz|arbeits)?orte?|standorte?|lieu(?: de travail)?|localisation|ubicaci[oó]n|lugar(?: de trabajo)?|local(?: de trabalho)?|localidad|sede(?: di lavoro)?|localiza[cç][aã]o|locatie|standplaats|plats|ort|sted|arbeidssted|lokalizacja|miejsce pracy)$/i,
    isLocation,
  ],
  [
    'company',
    /^(?:company(?: name)?|employer|hiring (?:company|organi[sz]ation)|organi[sz]ation|arbeitgeber|unternehmen|firma|entreprise|employeur|empresa|azienda|bedrijf|werkgever|arbetsgivare|arbeidsgiver|pracodawca)$/i,
    isCompanyName,
  ],
  [
    'compensationRange',
    /^(?:(?:annual |base |monthly |hourly )?(?:salary|pay|compensation|wage|rate)(?: range)?|remuneration|gehalt(?:sspanne)?|verg[uü]tung|lohn|salaire|r[eé]mun[eé]ration|salario|retribuci[oó]n|stipendio|retribuzione|sal[aá]rio|salaris|l[oö]n|l[oø]nn|wynagrodzenie)$/i,
    isPay,
  ],
  [
    'employmentType',
    /^(?:(?:employment|job|contract|work|position|time)[ -]?type|type of (?:employment|contract)|employment|commitment|contract|vertragsart|besch[aä]ftigungsart|anstellungsart|arbeitszeit(?:modell)?|type de contrat|contrat|tipo de (?:contrato|empleo|vaga)|tipo di contratto|dienstverband|contracttype|anst[aä]llningsform|umfang)$/i,
    isEmploymentType,
  ],
  [
    'postedAt',
    /^(?:(?:date )?(?:posted|published)(?: on| date)?|posting date|publication date|date posted|ver[oö]ffentlicht(?: am)?|online seit|publi[eé]e?(?: le)?|publicad[oa](?: el| em)?|publicerad|geplaatst(?: op)?)$/i,
    (text) => isoDate(text) !== '',
  ],
  [
    'closesAt',
    /^(?:(?:application |closing |apply )?(?:deadline|closing date|closes?(?: on)?)|apply (?:by|before)|expir(?:es|y|ation)(?: date| on)?|applications? close|valid (?:through|until)|bewerbungsfrist|bewerbungsschluss|bewerben bis|date limite(?: de candidature)?|fecha l[ií]mite|sista ans[oö]kningsdag|(?:s[oø]knads|ans[oø]gnings)?frist|sluitingsdatum)$/i,
    (text) => isoDate(text) !== '',
  ],
  [
    'contactName',
    /^(?:contact person|hiring manager|recruiter|ansprechpartner(?:in)?|ihre? ansprechpartner(?:in)?|kontakt(?:person)?|personne à contacter|persona de contacto|contactpersoon)$/i,
    (text) => /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u.test(text),
  ],
  ['contactEmail', /^(?:e-?mail|email address|apply (?:to|at|via e-?mail))$/i, isEmailAddress],
];

const MOST_LABEL = 40;
const MOST_VALUE = 160;

/** The first line of a value, without the mark before it. */
const firstLine = (text: string): string =>
  (text.trim().split('\n')[0] ?? '').replace(/^[\s:•–-]+/, '').trim();

/** The value after a label: the text beside it, or the next cell, line or block. */
function valueAfter(label: Element): string {
  let node: Node = label;
  for (let level = 0; level < 3; level += 1) {
    for (let next = node.nextSibling; next; next = next.nextSibling) {
      // The head of a table: the next cell is another label.
      if (label.localName === 'th' && next.nodeName === 'TH') return '';
      const value = firstLine(plainText(next, 1_000));
      if (value !== '') return value;
    }
    const parent: Element | null = node.parentElement;
    // Move up only through elements that contain nothing but the label.
    if (!parent || (parent.textContent ?? '').trim().length > MOST_LABEL) return '';
    node = parent;
  }
  return '';
}

const labelOf = (text: string): string => text.split(/[:：]/)[0]?.replace(/\s+/g, ' ').trim() ?? '';
const isLabel = (text: string): boolean =>
  LABELS.some(([, pattern]) => pattern.test(labelOf(text)) && labelOf(text) === text);

/** Reads facts that the page labels: "Location: Berlin", definition lists, tables, headings. */
export function readLabels({ content }: Page): PartialDraft {
  const facts = new Map<Fact, string>();
  const elements = content.querySelectorAll(
    'dt, th, td, strong, b, em, span, div, p, li, h2, h3, h4, h5, h6, label, small',
  );
  for (const element of elements) {
    // The direct text is the label; longer text is prose.
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '')
      .join(' ')
      .trim();
    const label = labelOf(own);
    if (own.length < 2 || own.length > MOST_VALUE || label.length > MOST_LABEL) continue;
    const known = LABELS.find(([fact, pattern]) => !facts.has(fact) && pattern.test(label));
    if (!known) continue;
    const [fact, , isValue] = known;
    // "Location: Graz" in one text, "Location: <a>Graz</a>", or the label alone.
    const beside = own.slice(label.length).replace(/^\s*[:：]/, '');
    const inside = element.querySelector('*')
      ? firstLine(plainText(element, 400)).slice(label.length)
      : '';
    const value = cleanLine(content, firstLine(beside) || firstLine(inside) || valueAfter(element));
    if (isValue(value) && !isLabel(value)) facts.set(fact, value);
  }
  const read = (fact: Fact): string => facts.get(fact) ?? '';
  return {
    company: read('company'),
    location: read('location'),
    compensationRange: read('compensationRange'),
    employmentType: employmentTypes([read('employmentType')]),
    postedAt: localDay(read('postedAt')),
    closesAt: lastDay(read('closesAt')),
    contactInfo: { name: read('contactName'), email: read('contactEmail') },
  };
}
