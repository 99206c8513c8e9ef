import type { ResumeLine } from '../resumeLine.ts';

const HEAD =
  'dates?|period|duration|from|time ?(?:frame|period)|year(?: of (?:passing|graduation|completion))?|position(?: held)?|(?:job )?title|role(?: held)?|designation|occupation(?: or position held)?|employer|company(?: name)?|organi[sz]ation|client|location|place|city|town|country|qualification(?: awarded)?|title of qualification(?: awarded)?|degree|course|institution|institute|school|university|college|board|zeitraum|tätigkeit|position|arbeitgeber|firma|unternehmen|ort|abschluss|name and address of (?:the )?employer|name and type of (?:the )?organi[sz]ation(?: providing education and training)?|hochschule|studiengang|schule|dauer|fechas?|puesto|empresa|cargo|fonction|employeur|société';
const BODY =
  'main activities(?: and responsibilities)?|type of business or sector|principal subjects(?:\\/| and )(?:occupational|professional) skills(?: covered)?|level in (?:the )?national(?: or international)? classification|(?:key |job |main )?responsibilities|duties|description|activities|details|summary|(?:key )?(?:achievements|accomplishments)|(?:selected |key )?highlights|aufgaben|schwerpunkte|aufgaben und verantwortlichkeiten';
/** As Europass writes a place. */
const TOWN_AND_COUNTRY =
  /^(?:city|town|ort|stadt|ville|ciudad):\s*(.+?)\s*[|,\t]\s*(?:country|land|pays|país):\s*(.+)$/i;
const LABEL = new RegExp(`^(?:(?<head>${HEAD})|(?<body>${BODY}))\\s*(?::|\\t)\\s*(?=\\S)`, 'i');

/** Whether the words are a form's label and nothing else. */
export const isFieldLabel = (text: string): boolean => LABEL.test(`${text.trim()}:x`);

const ONLY_BODY = new RegExp(`^(?:${BODY})\\s*:?$`, 'i');

/** Whether the line only says that tasks follow. */
export const isBodyLabel = (text: string): boolean => ONLY_BODY.test(text.trim());

/** Whether the line is the head of a table: labels and nothing else. */
export const isTableHead = (text: string): boolean =>
  text.includes('\t') && text.split(/\t|\s*\/\s*/).every(isFieldLabel);

const EMPLOYER = /^name and address of (?:the )?employer\s*(?::|\t)/i;

/** The lines of a form with the employer above the tasks, where it stands below them. */
export function withEmployersFirst(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  const isTask = (line: ResumeLine | undefined) =>
    line !== undefined && (line.bullet || LABEL.exec(line.text)?.groups?.body !== undefined);
  for (const line of lines) {
    let at = result.length;
    if (EMPLOYER.test(line.text)) while (isTask(result[at - 1])) at -= 1;
    result.splice(at, 0, line);
  }
  return result;
}

/** A line of a filled form ("Employer: Acme") without its label; what a label says is told is no head. */
export function withoutLabel(given: ResumeLine): ResumeLine {
  const line = { ...given, text: given.text.replace(TOWN_AND_COUNTRY, '$1, $2') };
  const match = LABEL.exec(line.text);
  if (!match) return line;
  const text = line.text.slice(match[0].length);
  return match.groups?.body ? { ...line, text, bullet: true } : { ...line, text };
}
