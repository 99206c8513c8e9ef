/** Labels that pages write before a fact, by language. See `onlyOf`. */
export const POSTING_LABELS = {
  title: {
    en: `job title | title | position | position title | role | role title | vacancy`,
    de: 'stellenbezeichnung | jobtitel',
    fr: 'intitulé du poste | intitulé',
    es: 'puesto',
  },
  location: {
    en: `location | locations | job location | work location | office location | primary location | region | city
      | office | site | campus | based in | place of work | workplace | work place`,
    de: 'ort | arbeitsort* | einsatzort* | dienstort | standort*',
    fr: 'lieu | lieu de travail | localisation',
    es: 'ubicación | ubicacion | lugar | lugar de trabajo | localidad',
    others: `local | local de trabalho | localização | sede | sede di lavoro | locatie | standplaats | plats | sted
      | arbeidssted | lokalizacja | miejsce pracy`,
  },
  company: {
    en: `company | company name | employer | hiring company | hiring organization | hiring organisation | organization
      | organisation`,
    de: 'arbeitgeber | unternehmen | firma',
    fr: 'entreprise | employeur',
    es: 'empresa',
    others: 'azienda | bedrijf | werkgever | arbetsgivare | arbeidsgiver | pracodawca',
  },
  compensationRange: {
    en: `salary | salary range | pay | pay range | base pay range | annual salary | base salary | compensation
      | compensation range | wage | rate | hourly rate | remuneration`,
    de: 'gehalt | gehaltsspanne | vergütung | lohn',
    fr: 'salaire | rémunération',
    es: 'salario | retribución',
    others: 'stipendio | retribuzione | salário | salaris | lön | løn | lønn | wynagrodzenie',
  },
  employmentType: {
    en: `employment type | job type | contract type | work type | position type | time type | type of employment
      | type of contract | employment | commitment | contract`,
    de: 'vertragsart | beschäftigungsart | anstellungsart | arbeitszeit | arbeitszeitmodell',
    fr: 'type de contrat | contrat',
    es: 'tipo de contrato | tipo de empleo',
    others:
      'tipo de vaga | tipo di contratto | dienstverband | contracttype | anställningsform | omfang | umfang',
  },
  reference: {
    en: `reference | reference number | reference no. | reference id | reference code | ref | ref. | ref no. | job reference
      | job id | job number | job code | job ref | requisition | requisition id | requisition number | req id | vacancy id
      | vacancy number | vacancy reference | posting id`,
    de: 'referenz | referenznummer | referenz-nr. | kennziffer | kennnummer | stellen-id | job-id | ausschreibungsnummer',
    fr: 'référence | réf. | réf',
    es: 'referencia | ref.',
    others: 'riferimento | referência | referentienummer | numer referencyjny | referensnummer',
  },
  postedAt: {
    en: `posted | posted on | published | published on | date posted | date published | posted date | posting date
      | publication date`,
    de: 'veröffentlicht | veröffentlicht am | online seit',
    fr: 'publié le | publiée le | publiée | publié',
    es: 'publicado | publicada | publicado el',
    others: 'publicado em | publicerad | geplaatst | geplaatst op',
  },
  closesAt: {
    en: `deadline | application deadline | closing date | application closing date | closes | closes on | apply by
      | apply before | expires | expires on | expiry date | applications close | valid through | valid until`,
    de: 'bewerbungsfrist | bewerbungsschluss | bewerben bis',
    fr: 'date limite | date limite de candidature',
    es: 'fecha límite',
    others: 'sista ansökningsdag | frist | søknadsfrist | ansøgningsfrist | sluitingsdatum',
  },
  contactName: {
    en: 'contact | contact name | contact person | hiring manager | recruiter',
    de: 'ansprechpartner | ansprechpartnerin | ihr ansprechpartner | ihre ansprechpartnerin | kontaktperson',
    fr: 'personne à contacter',
    es: 'persona de contacto',
    others: 'kontakt | contactpersoon',
  },
  contactEmail: {
    en: 'contact | email | e-mail | email address | apply to | apply at | apply via email',
  },
};

/** Kinds of employment, by language. */
export const EMPLOYMENT_TYPES = {
  en: `full time | fulltime | part time | parttime | contract | contractor | permanent | temporary | intern | internship
    | freelance | fixed term | seasonal | casual | apprenticeship | volunteer | per diem | regular`,
  de: `vollzeit | teilzeit | festanstellung | unbefristet | befristet | werkstudent | praktikum | minijob`,
  fr: 'cdi | cdd | stage | alternance | temps plein',
  es: 'tiempo completo | jornada completa | indefinido',
  others: 'tempo indeterminato | voltijd',
};

/** Words around an email address: it's for applications, or for something else. */
export const APPLICATION_WORDS = {
  use: {
    en: `apply | application | applications | applying | send | submit | resume | resumes | cv | cvs | cover letter
      | contact | questions | inquiries | enquiries | email us | reach out`,
    de: 'bewerbung* | bewirb | bewerben | fragen | kontakt | ansprechpartner*',
    fr: 'candidature* | postuler | contact*',
    es: 'candidatura* | envía | enviar | contacto',
  },
  notFor: {
    en: `accommodation | accommodations | disability | disabilities | accessibility | privacy | data protection | fraud
      | scam | unsolicited | agencies | assistance | press | media`,
    de: 'datenschutz',
    fr: 'données personnelles',
    es: 'privacidad',
  },
};

/** Where the work is done, as a term of the contract. */
export const WORKPLACES = {
  en: 'on site | onsite | hybrid | remote | fully remote',
  de: 'vor Ort | homeoffice | mobiles arbeiten',
  fr: 'sur site | télétravail | hybride',
  es: 'presencial | híbrido | remoto',
};

/** Words right before the last day to apply. */
export const UNTIL = {
  en: `until | by | before | no later than | closes on | closes | closing date | deadline is | deadline | due by | due
    | on or before`,
  de: 'bis zum | bis spätestens | bis | spätestens am | bis einschließlich',
  fr: "jusqu'au | avant le | au plus tard le",
  es: 'hasta el | antes del',
  others: 'entro il | até | uiterlijk | vóór | senast | senest | innen',
};
