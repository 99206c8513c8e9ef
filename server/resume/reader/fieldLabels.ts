import type { ResumeLine } from '../resumeLine.ts';

const HEAD =
  'dates?|period|duration|from|time ?(?:frame|period)|year(?: of (?:passing|graduation|completion))?|position(?: held)?|(?:job )?title|role|designation|occupation(?: or position held)?|employer|company(?: name)?|organi[sz]ation|client|location|place|qualification(?: awarded)?|title of qualification(?: awarded)?|degree|course|institution|institute|school|university|college|board|zeitraum|tätigkeit|position|arbeitgeber|firma|unternehmen|ort|abschluss|hochschule|studiengang|schule';
const BODY =
  'main activities(?: and responsibilities)?|(?:key |job |main )?responsibilities|duties|description|activities|details|summary|achievements|key achievements|aufgaben|schwerpunkte|aufgaben und verantwortlichkeiten';
const LABEL = new RegExp(`^(?:(?<head>${HEAD})|(?<body>${BODY}))\\s*(?::|\\t)\\s*(?=\\S)`, 'i');

/** Whether the words are a form's label and nothing else. */
export const isFieldLabel = (text: string): boolean => LABEL.test(`${text.trim()}:x`);

/** A line of a filled form ("Employer: Acme") without its label; what a label says is told is no head. */
export function withoutLabel(line: ResumeLine): ResumeLine {
  const match = LABEL.exec(line.text);
  if (!match) return line;
  const text = line.text.slice(match[0].length);
  return match.groups?.body ? { ...line, text, bullet: true } : { ...line, text };
}
