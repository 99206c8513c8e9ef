/* Words of careers pages, by language. A '*' stands for letters, see `anyOf`. */

/** What careers pages call their postings. */
export const JOB_LISTS = {
  en: 'jobs | openings | vacancies | positions | roles | careers | opportunities',
  de: 'stellen | stellenangebote | jobangebote | karriere',
  fr: "offres | offres d'emploi | emplois",
  es: 'ofertas | ofertas de empleo | ofertas de trabajo | empleos',
  others: `vagas | vacatures | lediga jobb | ledige stillinger | offerte di lavoro | oferty pracy`,
};

/** The link or button to apply, as a whole. */
export const APPLY = {
  en: `apply | apply now | apply here | apply online | apply today | apply for job | apply for this job
    | apply for this job online | apply for this position | apply for this role | apply for the job
    | apply for the position | apply for the role | apply to job | apply to this job | apply to position
    | easy apply | quick apply | apply on company site | apply on company website | apply externally
    | submit application | submit an application | submit your application | start application
    | start your application | i'm interested`,
  de: `bewerben | jetzt bewerben | online bewerben | jetzt online bewerben | hier bewerben | zur bewerbung`,
  fr: 'postuler | postuler maintenant | postuler en ligne | je postule | candidater',
  es: 'aplicar | aplicar ahora | solicitar | inscribirme | postular | postularme',
  others: `candidati | candidati ora | candidatar-se | solliciteer | solliciteer nu | solliciteer direct | ansök
    | ansök nu | ansök här | ansøg | ansøg nu | ansøg her | søk | søk her | søk nå | søk stillingen
    | søk på stillingen | aplikuj | aplikuj teraz`,
};

/** Words of headings and titles that name a section of a site. */
export const SITE_WORDS = {
  en: `career | job | jobs | opening | vacancy | opportunity | role | roles | position | posting | postings | listing | offer
    | advert | ad | board | search | detail | details | description | summary | overview | apply | application | form
    | submitted | now | here | online | for | this | the | our | all | current | open | new | home | homepage | page
    | welcome | menu | back | to | join | us | we | we're | are | hiring | work | with | contact | cookie | cookies
    | sign in | log in | external | untitled | loading | about | company | responsibilities | requirements
    | qualifications | benefits`,
  de: `stellenangebot* | stellenanzeige* | stellenausschreibung* | jobangebot* | jobbörse | offene | unsere | bewerbung
    | bewerbungsformular | deine | ihre | meine | über uns`,
  fr: `nos | offre d'emploi | détail | détails | de l'offre | candidature | votre`,
  es: 'oferta de empleo | oferta de trabajo',
  others: `jobannonce | jobannoncer | stillingsannonce | stillingsopslag | platsannons | vacature | vacaturedetails | vaga
    | offerta di lavoro | oferta pracy`,
};

/** Words of headings of lists of other postings. */
export const OTHER_POSTINGS = {
  en: 'similar | related | recommended | suggested | featured | recent | latest | more | other | further',
  de: 'ähnliche | weitere | andere',
  fr: "autres | d'autres | similaires",
  es: 'otras | más | similares | relacionadas | relacionados',
  others: 'semelhantes | simili | vergelijkbare | liknande | andra | lignende | andre | podobne',
};

/** Beginnings of headings of notices and forms that aren't about the job. */
export const NOTICES = {
  en: `people also | people who | jobseekers also | you may | you might | apply for this | apply to this | apply now
    | apply here | apply online | application | application form | submit your application | online application
    | voluntary self* | equal opportunity | equal employment | eeo | recruitment fraud | job fraud | hiring fraud
    | fraud | beware of | privacy notice | privacy policy | cookie notice | cookie policy
    | candidate privacy notice | notice to`,
  de: 'bewerbungsformular | datenschutz*',
  fr: 'formulaire de candidature',
};
