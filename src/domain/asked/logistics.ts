import type { Answers } from '../contract/profile.ts';

/** What a line about logistics asks for; `documents` are sent, not answered. */
export type LogisticsTopic = keyof Omit<Answers, 'salaryWhen'> | 'documents';

/** How postings ask for each, in English, German, French and Spanish. */
const TOPICS: [LogisticsTopic, RegExp][] = [
  [
    'salary',
    /salary (?:expectation|requirement|history)s?|(?:expected|desired) (?:salary|pay|rate|compensation)|(?:your|hourly) rates?\b.*\?|(?:state|include|your) (?:\w+ )?(?:hourly |day |daily )?rates?\b|gehaltsvorstellung|gehaltswunsch|gehaltserwartung|prétentions|(?:pretensi[oó]n|aspiraci[oó]n|expectativa)(?:es)? (?:salarial|económica|de renta)/i,
  ],
  [
    'start',
    /(?:earliest|possible|available|preferred|your) (?:\w+ )?start(?:ing)? date|notice period|start immediately|immediate (?:start|joiner)|available (?:to start|immediately|from)|eintritts?(?:termin|datum)|kündigungsfrist|früh(?:est)?möglicher? (?:eintritt|beginn|start)|disponib(?:le|ilité) (?:immédiate|de suite|à partir)|date de disponibilité|préavis|disponibilidad inmediata/i,
  ],
  [
    'authorization',
    /(?:authori[sz]ed|eligible|eligibility|authori[sz]ation|right|permission|permit)\b.{0,25}\bwork\b|work (?:authori[sz]ation|permit|visa|eligibility)|visa sponsor|sponsorship|citizenship (?:is )?required|(?:u\.?s\.?|eu|american|swiss) citizen|security clearance|arbeitserlaubnis|arbeitsgenehmigung|aufenthaltstitel|staatsangehörigkeit|sicherheitsüberprüfung|permis de travail|autorisation de travail|titre de séjour|nationalité|permiso de (?:trabajo|residencia)|nacionalidad|documentación en regla/i,
  ],
  [
    'licenses',
    /\blicen[cs](?:e|es|ure)\b(?! (?:agreement|management|fee|key|plate))|\b(?:state|professional|nmc|medical) registration\b|\bcdl\b|\bdbs\b|\p{L}(?:schein|erlaubnis)\b(?<!arbeitserlaubnis)|approbation als|führungszeugnis|\bpermis (?:de conduire|[a-e]\b|poids|obligatoire|exigé|requis)|\bcaces\b|\bcarn[eé]t?(?!\p{L})|(?:permiso|licencia) de conducir|vehículo propio|colegiad[oa]/iu,
  ],
  [
    'place',
    /(?:must|should|need to|able to|willing(?:ness)? to|prepared to)\b.{0,30}\b(?:travel|relocate|commute|work (?:on-?site|remotely|from)|reside|live|be based|be located)|(?:must be|candidates?) (?:based|located) in|relocation|\bdays? (?:a|per) week (?:on[- ]?site|(?:in|at) (?:the|our) office)|tage (?:pro|in der|die) woche (?:vor ort|im büro)|jours par semaine (?:sur site|au bureau)|días (?:a la|por) semana (?:presencial|en la oficina)|\btravel(?:ing)?\b.{0,27}\d ?%|\d ?%.{0,15}\btravel|reisebereitschaft|reisetätigkeit|umzugsbereit|wohnort|ortsgebunden|mobilité (?:géographique|nationale)|déplacements (?:à prévoir|fréquents|réguliers|ponctuels)|résid(?:er|ence|ant)\b|disponibilidad (?:geográfica|para (?:viajar|desplazarse|cambio))|residencia en|residir|movilidad/i,
  ],
  [
    'hours',
    /(?:must|should|able to|willing(?:ness)? to|available|availability|flexib\w+)\b.{0,40}\b(?:shifts?|weekends?|nights?|evenings?|holidays|overtime|hours|on[- ]call)|hours (?:per|a) week|\b(?:shift|weekend|saturday|sunday|night|on[- ]call)\b.{0,20}\b(?:once|twice|(?:three|four) times|every) (?:(?:a|per|other|second|third) )?(?:week|month|year|weekend)|schichtbereitschaft|schicht(?:dienst|arbeit)|bereitschaft (?:zu|zur|am).{0,40}(?:dienst|schicht|wochenend)|wochenend(?:dienst|arbeit)|travail (?:de nuit|posté|(?:occasionnel )?le (?:week-?end|samedi|dimanche)|en (?:2|3|5) ?[x×] ?8|en horaires)|horaires? (?:décalés?|de nuit|flexibles|postés?)|disponib(?:le|ilité).{0,30}(?:week-?end|samedi|soir)|turnos? rotativos?|disponibilidad (?:horaria|para trabajar|de horario|para (?:turnos|fines))|fines de semana/i,
  ],
  [
    'documents',
    /^(?:completed |current |updated )?(?:resume|résumé|cv|cover letter|transcripts|references?|lettre de motivation|lebenslauf|anschreiben)\b|(?:transcripts|references|cover letters?|r[eé]sum[eé]s?) (?:must be|are required|is required)|(?:send|submit|attach|include|provide|upload|email|forward)\b.{0,60}\b(?:resumes?|résumés?|cvs?|cover letters?|portfolios?|references|transcripts?|samples?|certificates?)\b|(?:resume|cv) and (?:a )?cover letter|bewerbungsunterlagen|anschreiben|lebenslauf|motivationsschreiben|arbeitszeugnisse|lettre de motivation|(?:envoy|transmett|adress|fai(?:tes|re) parvenir)\w*.{0,40}\bcv\b|candidature \(cv|(?:env[ií]\w*|mand\w*|adjunt\w*|remit\w*).{0,60}\b(?:cv|curr[ií]culum|hoja de vida)\b/i,
  ],
  [
    'reason',
    /why (?:you|do you|are you)\b.{0,60}\b(?:interested|want|apply\w*|good fit|join|right)|(?:explain|tell us|describe).{0,20}\bwhy\b|warum sie\b|warum du\b|pourquoi (?:vous|ce poste)|por qué (?:quieres|te interesa)/i,
  ],
];

/** Lines of a posting's facts: "Location: Remote", "Type de contrat : CDI". */
const LABELED: [LogisticsTopic, RegExp][] = [
  [
    'place',
    /^(?:(?:work )?locations?|work ?place(?: type)?|work (?:model|mode|arrangement)|arbeitsort|standort|einsatzort|lieu(?: de travail)?|localisation(?: du poste)?|ubicación|lugar(?: de trabajo)?|modalidad)\s?:\s?\p{L}/iu,
  ],
  [
    'hours',
    /^(?:type of work|(?:employment|job|contract) type|work(?:ing)? (?:hours|schedule)|hours|schedule|shifts?|arbeitszeit|umfang|pensum|type de contrat|contrat|horaires?|temps de travail|contrato|jornada|horario)\s?:\s?[\p{L}\d]/iu,
  ],
  [
    'start',
    /^(?:(?:anticipated |intended |desired |planned )?start(?:ing)?(?: date)?|beginn|eintritt\p{L}*|startdatum|date de début|prise de poste|début|(?:fecha de )?(?:inicio|incorporación))\s?:\s?[\p{L}\d]/iu,
  ],
];

export const isLabeled = (line: string): boolean =>
  LABELED.some(([, pattern]) => pattern.test(line));

/** What a line asks for besides experience: when, where, with which papers. */
export const logisticsOf = (line: string): LogisticsTopic[] => [
  ...new Set(
    [...LABELED, ...TOPICS].flatMap(([topic, pattern]) => (pattern.test(line) ? [topic] : [])),
  ),
];
