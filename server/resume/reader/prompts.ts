import type { ResumeLine } from '../resumeLine.ts';

const PROMPT =
  /^\W*(?:(?:describe|list|add|enter|insert|type|write|include|replace|click|tap|use this|briefly|summari[sz]e|mention|state|explain|provide|outline|highlight|tell us|put|fill)\b.{0,60}\b(?:your|here|you)\b|your (?:full )?(?:name|e-?mail|phone|address|city|title|job|company|linkedin|website|summary|school|degree|skills?)\b|lorem ipsum|to get started|(?:first|last)[ _-]?name\b|street address|city, st(?:ate)?\b|(?:job|position) title\b\W*(?:$|[|,\t])|company(?: name)?\W*(?:$|[|,\t])|name of (?:company|school)|beschreiben sie|ihr name|vorname nachname|hier klicken|fügen sie)/i;
const BLANK = /^[\s_.…\-–—/|:]*$/;
const BRACKETED = /\[[^\]\n]{2,80}\]|<[^>\n@]{2,60}>|\{\{?[^}\n]{2,60}\}?\}/g;
/** The signature of a resume program. */
const SIGNATURE =
  /^(?:©|\(c\)\s|copyright\b|powered by\b|(?:designed|generated|created|made|built) (?:with|by|using|on)\b)/i;
const LAST_LINES = 3;

/** Not a number, an address or code. */
const isPrompt = (words: string) => !/\d{3}|@|https?:|\w\.\w/.test(words);

/** Removes the prompts of a template: "[Your Name]", "Describe your duties here", blanks to fill in. */
export function withoutPrompts(lines: ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line, index) => {
    const isLast = index >= lines.length - LAST_LINES;
    if (isLast && !line.bullet && line.text.length < 80 && SIGNATURE.test(line.text)) return [];
    const text = line.text
      .replace(BRACKETED, (words) => (isPrompt(words) ? '' : words))
      .replace(/_{3,}/g, '')
      .trim();
    if (text !== line.text && (BLANK.test(text) || text.split(/\s+/).length < 2)) return [];
    if (PROMPT.test(text) || (BLANK.test(text) && line.links.length === 0)) return [];
    return [text === line.text ? line : { ...line, text }];
  });
}
