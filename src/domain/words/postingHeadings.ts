/** What a section of a posting holds. Nothing is asked for in `other`: offers, the employer, how to apply. */
export type PostingSection = 'duty' | 'requirement' | 'wish' | 'other';

/** Phrases of headings by language, see `anyOf`. */
type Headings = Record<'en' | 'de' | 'fr' | 'es', string>;

/** The first row with a phrase of the heading decides: 'preferred qualifications' are wishes. */
export const POSTING_HEADINGS: readonly [PostingSection, Headings][] = [
  [
    'other',
    {
      en: `benefits | perks | we offer | offering | we provide | we can offer | offer you | our offer | you get | you'll get
        | you'll receive | in it for you | in return | compensation | salary | pay | pay range | remuneration | rewards
        | why join | why us | why work | why you'll | why you will | reasons to | what you're looking for
        | equal opportunit* | equal employment | diversity | inclusion | accommodation* | disclaimer | privacy | legal
        | physical demands | working conditions | work environment | similar jobs | related jobs | seniority level
        | employment type | job type | job function | industries | job details | position details | additional information
        | apply | application | how to | next steps | contact | interested | interview* | hiring process
        | selection process | recruitment process | deadline | commitment | the way we work | how we work
        | company description | about us | about the company`,
      de: `wir bieten | bieten wir | wir dir bieten | wir ihnen bieten | angebot* | benefit* | vorteile | vergütung | gehalt
        | darauf | freuen | das bekommst | rahmenbedingungen | umfeld | bei uns erwartet | erwartet dich bei uns
        | erwartet sie bei uns | warum | vielfalt | chancengleichheit | datenschutz | bewerb* | kontakt | interesse
        | interessiert | ansprechpartner*`,
      fr: `avantages | nous offrons | nous vous offrons | nous proposons | nous vous proposons | on vous offre | on t'offre
        | on propose | rémunération | salaire | ce que nous | pourquoi | conditions | égalité | confidentialité | postuler
        | candidature | candidater | intéressé*`,
      es: `ofrecemos | se ofrece | te ofrecemos | ofrece | beneficios | salario | retribución | condiciones | por qué
        | remuneración | prestaciones | igualdad | privacidad | inscrib* | postula* | contacto | interesad*`,
    },
  ],
  [
    'wish',
    {
      en: `prefer* | nice to have* | good to have | bonus | bonus points | plus | pluses | desir* | optional | ideally
        | extra points | stand out`,
      de: 'wünschenswert | von vorteil | pluspunkte',
      fr: 'souhaité* | atout* | appréci*',
      es: 'deseable* | valorable* | se valora* | valoramos | valoraremos | preferible*',
    },
  ],
  [
    'requirement',
    {
      en: `requirement* | required | requires | qualification* | qualified | must have* | skills | competenc* | experience
        | education | credentials | license* | licence* | certificat* | knowledge | abilities | prerequisites | criteria
        | looking for | look for | searching for | we need | we seek | seeking | you have | you'll have | you bring
        | you'll bring | you will bring | qualities | you need | you'll need | you will need | about you | who you are
        | you are | your profile | your background | candidate | profile | person specification | minimum | what it takes
        | important to have | good fit | great fit | languages | technolog* | tech stack | tools | toolbox | expertise`,
      de: `profil | anforderung* | voraussetzung* | qualifikation* | bringst | bringen sie | mitbringst | mitbringen | sie mit
        | du mit | wir erwarten | erwarten wir | wir suchen | suchen wir | wir wünschen | zeichnet | überzeug* | das bist du
        | kenntnisse | fähigkeiten | kompetenzen | stärken | sie haben | du hast`,
      fr: `recherch* | compétence* | prérequis | pré-requis | requis | exigence* | qualités | formation | expérience | diplôme
        | vous êtes | vous avez | votre profil | savoir-être | savoir-faire | capacités | boîte à outils`,
      es: `requisito* | requerimos | requiere | buscamos | perfil | formación | experiencia | conocimientos | competencias
        | habilidades | imprescindible* | necesario | necesitamos | aptitudes | exigimos | pedimos | estudios | idiomas
        | aporta* | eres`,
    },
  ],
  [
    'duty',
    {
      en: `responsibilit* | responsible | position | duties | duty | task | tasks | role | you'll do | you'll be doing
        | you'll work | you'll own | you will do | you will | you'll | actually do | you do | to do | job description
        | description | the job | summary | day to day | day in the life | accountabilit* | functions | scope | deliverables
        | purpose | objectives | mission | overview | impact`,
      de: `aufgabe* | tätigkeit* | verantwort* | machst | machen sie | das erwartet | erwartet sie | erwartet dich
        | erwarten sie | erwarten dich | ihr einsatz | einsatzbereich* | dein job | ihr job | stellenbeschreibung
        | einsatzgebiet | herausforderung* | rolle | hauptaufgaben`,
      fr: `mission | missions | tâches | activités | responsabilités | poste | rôle | quotidien | attributions | descriptif`,
      es: `funciones | tareas | responsabilidad* | misión | descripción | puesto | rol | harás | tus retos | actividades
        | objetivo`,
    },
  ],
  [
    'other',
    {
      en: `about | who we are | we are | company | our team | our story | our values | our culture | our client | the team
        | introduction | background | team`,
      de: 'über uns | wir sind | wer wir sind | unternehmen | unser team | das sind wir | arbeitgeber',
      fr: `entreprise | qui sommes-nous | société | nous sommes | à propos | présentation | notre`,
      es: 'quiénes somos | sobre | empresa | nosotros | somos',
    },
  ],
];

/** Words that headings have besides, and words with three letters and fewer. */
export const HEADING_WORDS: Headings = {
  en: `this | that | these | those | what | who | where | which | when | we're | you're | you'll | your | will | does | should
    | have | need | bring | main | primary | essential | core | major | general | basic | minimum | other | additional
    | specific | typical | special | work | professional | personal | technical | soft | hard | candidate* | applicant*
    | people | right | successful | ideal | daily | more | also | just | here's | here | with | from | table | traits | key`,
  de: `dein* | ihre* | ihnen | dich | wir | unser* | oder | sind | eine* | fachlich* | persönlich* | machst | machen | wünschen
    | solltest | sollten | idealerweise | deine | erwarten`,
  fr: `votre | notre | nous | vous | cette | quoi | êtes | sera | pour | dans | avec | principales | techniques | attendues
    | personnelles | professionnelles | chez | recherché`,
  es: `para | como | principales | mínimos | básicos | excluyentes | clave | profesional | laboral | personales | técnicos
    | técnicas | ofrecemos`,
};
