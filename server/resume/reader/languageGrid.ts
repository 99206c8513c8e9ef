import type { ResumeLine } from '../resumeLine.ts';
import { isSpokenLanguage } from './languages.ts';

const LABEL = /^(?:mother tongue|other language)(?:\(?s\)?)?\s*(?:\t|:\s*|$)/i;
const LEVEL = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;
const WORD =
  /^(?:self-assessment|european|level|understanding|speaking|writing|listening|reading|spoken|interaction|production|independent|proficient|basic|user|[abc][12]|\(\*\))$/i;
const FOOT = /common european framework/i;

const isOfGrid = (text: string) =>
  FOOT.test(text) || text.split(/\s+/).every((word) => WORD.test(word));

/**
 * Takes the grid of languages out that Europass puts among the skills: the mother tongue, and for each
 * other language its levels of listening, reading and so on.
 */
export function withoutLanguageGrid(lines: ResumeLine[]): {
  rest: ResumeLine[];
  languages: string[];
} {
  if (!lines.some(({ text }) => LABEL.test(text))) return { rest: lines, languages: [] };
  const languages: string[] = [];
  const rest = lines.filter(({ text }) => {
    const value = text.replace(LABEL, '');
    const [name = ''] = value.split('\t');
    const isLabelled = value !== text;
    if (isSpokenLanguage(name) && (isLabelled || value === name || LEVEL.test(value))) {
      languages.push(...(isLabelled ? value.split(/[,\t|]\s*/) : [name]));
      return false;
    }
    return !isLabelled && !isOfGrid(text);
  });
  return { rest, languages };
}
