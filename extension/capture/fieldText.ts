/** Checks that keep menus, buttons and sentences out of short fields. */

const isShort = (text: string, words: number): boolean =>
  text.length >= 2 && text.length <= 120 && text.split(/\s+/).length <= words;

/** A full stop before another word, or a closing one after a lower-case word of a longer text. */
const isSentence = (text: string): boolean =>
  /[a-z]{3}[.!?]\s+\S/.test(text) || (/[.!?]$/.test(text) && text.split(/\s+/).length > 5);

const ACTION =
  /^(?:select|choose|search|all |any |find|enter|show|view|see|browse|change|edit|filter|sort|apply|save|share|follow|sign|log ?in|learn|read|click|get|explore|clear|back|home|menu|more|next|website|map|directions)\b/i;
const NOT_STATED =
  /^(?:n\/?a|none|-+|tbd|tba|various|multiple locations?|\d+ (?:more )?(?:locations?|standorte|others?|offices?|jobs?))$/i;
const FIELD_LABEL =
  /^(?:locations?|job location|city|country|region|office|company|employer|organi[sz]ation|department|team|title|salary|job type|employment type|standort|arbeitgeber|unternehmen|(?:job|position|vacancy|career|stellen) ?(?:posting|opening|offer|details?|description|ad|advert|listing|title|id|anzeige|angebot)|jobannonce|about(?: us| the company)?|company (?:name|website|profile|size|info(?:rmation)?|overview|description)|reviews?|details|overview|description|careers?|jobs?)$/i;

/** Whether the text can be the place of a job. */
export function isLocation(text: string): boolean {
  return (
    isShort(text, 14) &&
    /\p{L}{2}/u.test(text) &&
    // A place has a capital letter, in scripts that have them.
    /[\p{Lu}\p{Lo}]|^(?:remote|hybrid|anywhere)$/u.test(text) &&
    !isSentence(text) &&
    !ACTION.test(text) &&
    !NOT_STATED.test(text) &&
    !FIELD_LABEL.test(text) &&
    !/[?@]|https?:|\b(?:we|our|you|your|jobs?|vacanc(?:y|ies)|hiring|apply|unsere?|wir)\b/i.test(
      text,
    )
  );
}

/** "acme.com" says where a page is, not whose it is. */
const isHostName = (text: string): boolean =>
  /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/?$/i.test(text);

/** Whether the text can be the name of an employer. */
export function isCompanyName(text: string): boolean {
  return (
    isShort(text, 9) &&
    text.length <= 80 &&
    /[\p{L}\p{N}]{2}/u.test(text) &&
    !isSentence(text) &&
    !ACTION.test(text) &&
    !NOT_STATED.test(text) &&
    !FIELD_LABEL.test(text) &&
    !isHostName(text) &&
    !/^(?:we(?:['’](?:re|ll))?|our|now|i(?:['’]m)?|who|us|you|it|they|team|unsere?|wir|the company|hire|join|meet|why|inside|choose|contact|visit|discover|remote|hybrid|on-?site|full[- ]?time|part[- ]?time|confidential)\b/i.test(
      text,
    ) &&
    !/[?@]|https?:|\bjobs? (?:in|near)\b|\b(?:m\/[wf]\/[dx]|f\/m|w\/m)\b/i.test(text)
  );
}

/** Whether the text states pay: an amount with a currency, or an amount per unit of time. */
export function isPay(text: string): boolean {
  return (
    text.length <= 100 &&
    /\d/.test(text) &&
    /[$€£¥₹₩₪₺₽]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|NOK|SEK|DKK|PLN|CZK|HUF|INR|JPY|SGD|HKD|ZAR|BRL|MXN|kr|zł|AED|ILS)\b/i.test(
      text,
    ) &&
    !isSentence(text)
  );
}

const TYPE =
  /\b(?:full|part)[- ]?time\b|\b(?:contract(?:or)?|permanent|temporary|intern(?:ship)?|freelance|fixed[- ]term|seasonal|casual|apprenticeship|volunteer|per diem|regular|vollzeit|teilzeit|festanstellung|unbefristet|befristet|werkstudent|praktikum|minijob|cdi|cdd|stage|alternance|temps plein|tiempo completo|jornada completa|indefinido|tempo indeterminato|voltijd|fulltime|parttime)\b/i;

/** Whether the text names a kind of employment. */
export const isEmploymentType = (text: string): boolean =>
  isShort(text, 6) && TYPE.test(text) && !isSentence(text);
