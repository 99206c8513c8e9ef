import type { ResumeLine } from '../resumeLine.ts';
import { isPlace } from './places.ts';

const NAMES =
  'english|german|french|spanish|italian|portuguese|dutch|swedish|norwegian|danish|finnish|icelandic|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|slovenian|bosnian|albanian|arabic|hebrew|persian|farsi|urdu|hindi|bengali|punjabi|gujarati|marathi|tamil|telugu|kannada|malayalam|sinhala|nepali|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|amharic|yoruba|igbo|hausa|zulu|xhosa|afrikaans|catalan|valencian|basque|galician|welsh|irish|latin|esperanto|estonian|latvian|lithuanian|georgian|armenian|deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|niederländisch|polnisch|russisch|türkisch|arabisch|chinesisch|japanisch|tschechisch|schwedisch|latein|griechisch|ukrainisch|kroatisch|serbisch|rumänisch|ungarisch|american sign language|asl|bsl|français|anglais|allemand|espagnol|italien|portugais|arabe|chinois|russe|japonais|néerlandais|breton|español|castellano|inglés|francés|alemán|italiano|portugués|árabe|chino|ruso|japonés|catalán|gallego|euskera|euskara|inglese|francese|spagnolo|tedesco|engels|frans|duits|nederlands|português|inglês|espanhol|francês|alemão|luxembourgish|maltese|kurdish|pashto|dari|tigrinya|somali|lingala|wolof|twi|shona|oromo|mongolian|khmer|lao|burmese|hmong|hawaiian|creole|haitian creole';
const LANGUAGE = new RegExp(`^(?:${NAMES})(?![\\p{L}])`, 'iu');

/** Whether the item begins with the name of a language that people speak. */
export const isSpokenLanguage = (item: string): boolean => LANGUAGE.test(item.trim());

/** The spoken languages, each with its level as written. */
export function readLanguages(lines: ResumeLine[]): string[] {
  const items = lines.flatMap(({ text }) => {
    if (isPlace(text) || /@|\d{4}/.test(text)) return [];
    const [name = '', level = '', ...more] = text.split('\t');
    if (more.length === 0 && level !== '' && isSpokenLanguage(name) && !isSpokenLanguage(level))
      return [`${name} (${level})`];
    return text.split(/[\t;|•·~]|,\s*(?![^(]*\))/);
  });
  const languages: string[] = [];
  for (const item of items.map((each) => each.replace(/\.$/, '').trim())) {
    const last = languages.at(-1);
    if (isSpokenLanguage(item)) languages.push(item);
    else if (item !== '' && last && item.length < 40 && !/[(:]/.test(last) && LEVEL.test(item))
      languages[languages.length - 1] = `${last} (${item.replace(/^\(|\)$/g, '')})`;
    else if (/^\p{Lu}\p{L}+(?:\s*[(:–-].*)?$/u.test(item) && item.length < 40) languages.push(item);
  }
  return languages;
}

const LEVEL =
  /native|fluent|mother tongue|conversational|intermediate|basic|advanced|proficien|professional|beginner|bilingual|elementary|limited|muttersprache|fließend|verhandlungssicher|grundkenntnisse|gut|^[ABC][12]\b/i;
