/** Capitalized words that name nothing that could be claimed. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  `I A Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June
  July August September October November December Spring Summer Autumn Fall Winter Q1 Q2 Q3 Q4
  English European American Asian African Nordic Europe Asia Africa America Kind Best Warm Many Thanks
  Thank Regards Wishes Gratitude Sincerely Dear Hiring Team Manager Recruiting Christmas Easter Internet
  Web Zoom Inc LLC Ltd GmbH Corp Co AG CV PS FYI ASAP OK US USA UK EU CEO HR IT API APIs PDF FAQ KPI KPIs
  GPA B2B B2C SaaS NDA CET CEST GMT UTC EST PST AM PM LinkedIn YouTube WhatsApp`.split(/\s+/),
);

/** Words that open a sentence before a name: 'At Google'. */
export const SENTENCE_OPENERS: ReadonlySet<string> = new Set(
  `at with from for before after since during as in on by like while when my our the a an this that and but because
  both no not you your we it if once now today using having also please only working joining leaving do does is are
  would could may which what who where how`.split(/\s+/),
);
