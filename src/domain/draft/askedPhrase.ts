import { verbOf } from '../resumeVerbs.ts';
import { withArticle } from './introduction.ts';

/** The longest phrase that is said back to the reader, in characters. */
const MAX_LENGTH = 105;

/** Where a line of a posting goes into detail. */
const DETAIL =
  / ?[;:(]|\s[–—-]\s|[.!?](?=\s|$)|,? (?:including|such as|e\.g\.|preferably|ideally|while|whereby|as well as)(?=\s)| with (?:an? )?(?:strong |particular )?(?:focus|emphasis) on\b|,? (?:in order )?to (?:ensure|support|meet|achieve|maintain|provide)\b|,? (?:so that|which|where|that will)\b/i;

const START = /^(?:[•▪‣·*●○◦–—-]|\d+[.)])\s*/;

/** What stands before the thing itself: 'You will need', 'The ideal candidate has'. */
const SUBJECT =
  /^(?:(?:the )?(?:ideal |successful )?(?:candidates?|applicants?|you|he\/she|s?he|they)|we(?:['’]re| are) looking for (?:someone|a person|people) (?:who|to)|someone who)\s+/i;

const HAS =
  /^(?:(?:will |must |should |also )*(?:have|has|having|had|need|needs|possess|possesses|bring|know|knows|hold|holds|demonstrates?|requires?)|you['’]ve)(?: (?:an?|the))? (?!to\b)/i;

/** A word that begins a description of what someone knows or is. */
const NOUN =
  /^(?:\d|(?:(?:strong|solid|proven|hands-on|good|excellent|deep|working|basic|practical|demonstrated|prior|previous|relevant|minimum|at least|advanced|professional|some|current|valid|active|extensive|broad|in-depth|sound|clear|thorough|fundamental|technical|relevant|an?|the)\b.*)?\b(?:experience|knowledge|proficiency|familiarity|understanding|expertise|background|degree|bachelor|master|years|certificat|licen[cs]e|command|grasp|skills?|fluency|exposure|interest|track record)\b)/i;

const ADJECTIVE =
  /^(?:proficient|experienced|familiar|comfortable|skilled|fluent|certified|adept|knowledgeable|versed|well-versed) (?:in|with|at|working)\b/i;

/** A finite verb or a pronoun: a whole sentence, which can't follow 'You ask for'. */
const SENTENCE =
  /\b(?:is|are|was|were|will|must|should|can|may|has|have|we|our|us|you|your|they|their|his|her|he|she|i|it)\b/i;

const COMMON_NOUN =
  /^(?:[\p{Ll}'’-]*(?:ing|tion|sion|ment|ity|ness|ship|ance|ence|ure|sis|ics|ogy|als?|ies|ers?)|strong|solid|proven|deep|good|excellent|basic|hands-on|working|minimum|at|an?|the|prior|previous|bachelor['’]?s?|master['’]?s?|degree|current|valid|active|some|code|data|team|web|cloud|high|full|end-to-end|knowledge|expertise|experience|proficiency|familiarity|exposure|software|hardware|fundamental|thorough|advanced|professional|practical|relevant|travel|location)$/iu;

/** A noun that needs an article, behind adjectives: 'degree in physics', 'strong background in sales'. */
const COUNTED =
  /^(?:(?:strong|solid|proven|good|deep|basic|fundamental|thorough|sound|clear|firm|relevant|technical|broad|bachelor['’]?s?|master['’]?s?|valid|current|active) )*(?:understanding|background|degree|command|grasp|track record|interest|licen[cs]e|certificate|diploma)\b/i;

/** 'Kubernetes' keeps its capital, 'Experience' doesn't. */
function asInSentence(text: string): string {
  const [first = ''] = text.split(' ');
  const isPlain = /^\p{Lu}[\p{Ll}'’-]+$/u.test(first) && COMMON_NOUN.test(first);
  const noun = isPlain || /^A\s/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return COUNTED.test(noun) ? withArticle(noun) : noun;
}

const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}+#.-]*[\p{L}\p{N}+#]|\p{Lu}|\.NET)(?![\p{L}\p{N}])/gu;

/** 'someone who knows Kubernetes and Docker': the names that the line and the sentence share. '' for none. */
export function sharedNames(line: string, sentence: string): string {
  const words = line.replace(/^\W*\S+/, '');
  const own = new Set(sentence.match(NAME));
  const shared = [...new Set(words.match(NAME))]
    .filter((name) => own.has(name) && !/^(?:A[IP]I?s?|IT|I|US|UK|EU)$/.test(name))
    .slice(0, 3);
  return shared.length === 0
    ? ''
    : `someone who knows ${new Intl.ListFormat('en-US').format(shared)}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * What a line of a posting asks for, as it follows 'You ask for': 'Kubernetes in production', 'someone to run
 * the night shift'. '' if the line can't be said that way.
 */
export function askedPhrase(line: string): string {
  const whole = line.trim().replace(START, '').replace(/\s+/g, ' ');
  const detail = DETAIL.exec(whole);
  const text = (detail && detail.index > 12 ? whole.slice(0, detail.index) : whole).replace(
    /[.,;:!]{1,3}$/,
    '',
  );
  if (text.length > MAX_LENGTH || text.length < 3 || /["“”<>]|https?:/.test(text)) return '';
  const rest = text.replace(SUBJECT, '');
  const isAddressed = rest !== text;
  const will = /^(?:['’]ll|will|are going to|get to|to)\s+(?:be able to\s+)?(\w.*)$/i.exec(
    rest,
  )?.[1];
  if (will && isAddressed && !/^(?:be|have|need)\b/i.test(will))
    return `someone to ${lowerFirst(will)}`;
  const able = /^(?:(?:the )?ability to|able to|can) (.*)$/i.exec(rest)?.[1];
  if (able) return `someone who can ${able}`;
  if (ADJECTIVE.test(rest)) return `someone ${lowerFirst(rest)}`;
  if (isAddressed && /^(?:have|['’]ve) \w+(?:ed|en|un|wn|ilt|aken)\b/.test(rest)) {
    return `someone who has ${rest.replace(/^\S+ /, '')}`;
  }
  const had = rest.replace(HAS, '');
  if (had !== rest && !SENTENCE.test(had)) return asInSentence(had);
  const [first = ''] = rest.replace(/^\w+ly /i, '').split(/[ ,]/);
  const form = verbOf(first)?.form;
  if (form === 'base' && !isAddressed && !SENTENCE.test(rest))
    return `someone to ${lowerFirst(rest)}`;
  if (form === 'third' && !SENTENCE.test(rest)) return `someone who ${lowerFirst(rest)}`;
  if (NOUN.test(rest) && !SENTENCE.test(rest)) return asInSentence(rest);
  const words = rest.split(' ').length;
  return !isAddressed && form === undefined && words <= 8 && !SENTENCE.test(rest)
    ? asInSentence(rest)
    : '';
}
