/** What a field of an application form can ask a person for, by the labels of four languages. See `formFact`. */
export const FORM_FIELDS = {
  givenName: {
    en: 'first name | given name | forename | first legal name | legal first name | given names | first names',
    de: 'vorname | vornamen | rufname',
    fr: 'prénom | prénoms',
    es: 'nombre de pila | nombres',
  },
  familyName: {
    en: 'last name | surname | family name | legal last name',
    de: 'nachname | familienname | zuname',
    fr: 'nom de famille',
    es: 'apellido | apellidos | primer apellido y segundo apellido',
  },
  name: {
    en: `name | full name | first and last name | first name and last name | first last name | name and surname
      | legal name | full legal name | candidate name | applicant name | name of applicant`,
    de: 'vor- und nachname | vorname und nachname | vorname nachname | vollständiger name',
    fr: 'nom | nom complet | nom et prénom | prénom et nom | nom prénom | prénom nom | nom et prénoms',
    es: 'nombre | nombre completo | nombre y apellidos | nombre y apellido | nombre apellidos | nombres y apellidos',
  },
  email: {
    en: `email | e-mail | mail | email address | e-mail address | contact email | confirm email | confirm email address | confirm e-mail
      | repeat email | repeat email address | verify email | personal email | email id | retype email | retype email address | re-enter email`,
    de: `e-mail-adresse | emailadresse | mailadresse | e-mail bestätigen | e-mail wiederholen | e-mail-adresse bestätigen
      | e-mail-adresse wiederholen`,
    fr: `adresse e-mail | adresse email | adresse mail | courriel | adresse électronique | adresse courriel
      | confirmer e-mail | confirmer adresse e-mail | adresse de courriel | confirmation e-mail | confirmez adresse e-mail`,
    es: `correo electrónico | correo | dirección de correo electrónico | dirección de correo | email de contacto
      | confirmar correo electrónico | confirme correo electrónico | repetir correo electrónico | dirección de email`,
  },
  phone: {
    en: `phone | telephone | mobile | cell | phone number | telephone number | mobile number | mobile phone
      | mobile phone number | cell phone | cell phone number | cell number | contact number | contact phone | primary phone | primary phone number
      | cellular number | daytime telephone | daytime phone | phone no | contact no | mobile no | tel | home or mobile phone | phone with country code | contact phone number`,
    de: 'telefon | telefon privat | telefonnummer | mobilnummer | handynummer | handy | mobil | mobiltelefon | rufnummer | tel nr | festnetz oder mobil',
    fr: `téléphone | numéro de téléphone | téléphone portable | portable | mobile | numéro de portable | n de téléphone
      | téléphone mobile | numéro de mobile | numéro de téléphone portable`,
    es: `teléfono | número de teléfono | móvil | teléfono móvil | celular | número de móvil | teléfono de contacto
      | número de celular | teléfono celular`,
  },
  phoneCountry: {
    en: `country code | phone country code | phone country | country phone code | dial code | dialing code | calling code | country calling code
      | phone code | phone prefix | country region code | area code country | telephone country code | international dialing code | phone number country`,
    de: 'ländervorwahl | landesvorwahl | vorwahl land | länderkennung | internationale vorwahl',
    fr: 'indicatif | indicatif pays | indicatif téléphonique | code pays | indicatif du pays',
    es: 'prefijo | prefijo telefónico | código de país | prefijo del país | código del país | prefijo internacional',
  },
  city: {
    en: 'city | town | current city | city of residence | home city | city town | town city | city where you live | city do you currently reside in | city do you live in',
    de: 'stadt | wohnort | in welcher stadt wohnst | in welcher stadt wohnen | ort | aktueller wohnort | wohnsitz | derzeitiger wohnort',
    fr: 'ville | ville de résidence | commune | ville de domicile',
    es: 'ciudad | ciudad de residencia | localidad | población | municipio | ciudad actual',
  },
  region: {
    en: 'state | province | region | state province | state or province | province state | county | state of residence | region of residence | state region',
    de: 'bundesland | kanton',
    fr: 'région | département',
    es: 'provincia | estado | comunidad autónoma',
  },
  country: {
    en: 'country | country of residence | current country | country region | country you live in | country where you live | home country | residence country | current country of residence | telephone country | in which country do you live | which country do you live in',
    de: 'land | wohnsitzland | aufenthaltsland | land des wohnsitzes',
    fr: 'pays | pays de résidence | pays de domicile',
    es: 'país | país de residencia | país actual',
  },
  location: {
    en: `location | current location | location city | home location | where are you based | where are you located | city and country | city country
      | city state | city and state | where do you live | where are you currently based | where are you currently located | place of residence | based in
      | where do you currently live | residence | city state country | current residence`,
    de: 'standort | aktueller standort | stadt land | ort land | wo wohnen | wo wohnen aktuell | wo wohnst | wo wohnst aktuell | wo leben | stadt und land',
    fr: 'localisation | lieu de résidence | localisation actuelle | ville et pays | ville pays | lieu de domicile',
    es: 'ubicación | ubicación actual | lugar de residencia | ciudad y país | residencia | dónde vives | dónde resides',
  },
  linkedin: { en: 'linkedin | linked in', de: 'linkedin', fr: 'linkedin', es: 'linkedin' },
  github: { en: 'github | git hub', de: 'github', fr: 'github', es: 'github' },
  website: {
    en: `website | portfolio | personal website | portfolio website | web site | personal site | homepage | website or portfolio
      | portfolio or website | online portfolio | blog or website | website portfolio | portfolio site | personal web site | personal homepage | website blog or portfolio`,
    de: 'webseite | internetseite | persönliche website | webauftritt | eigene website',
    fr: 'site web | site internet | site personnel | site web personnel | portfolio en ligne',
    es: 'sitio web | página web | portafolio | sitio web personal | página personal | web personal',
  },
  company: {
    en: `current company | current employer | current organization | company currently | current or most recent company | most recent company
      | most recent employer | current or most recent employer | current company name | current employer name | current or last company | current or last employer
      | current or previous employer`,
    de: 'aktueller arbeitgeber | derzeitiger arbeitgeber | aktuelles unternehmen | jetziger arbeitgeber | aktuelle firma',
    fr: 'entreprise actuelle | employeur actuel | société actuelle',
    es: 'empresa actual | empleador actual | compañía actual',
  },
  title: {
    en: `current title | current job title | current position | current role | most recent job title | most recent title | current or most recent job title
      | current or most recent title | current or most recent position | current job | current occupation`,
    de: 'aktuelle position | aktuelle funktion | aktuelle tätigkeit | derzeitige position | aktueller beruf | aktuelle berufsbezeichnung | derzeitige tätigkeit',
    fr: 'poste actuel | fonction actuelle | intitulé du poste actuel | emploi actuel',
    es: 'puesto actual | cargo actual | posición actual',
  },
  school: {
    en: 'school | university | college | institution | school name | university name | school or university | school university | college university | university college | name of school | name of university',
    de: 'hochschule | universität | schule | bildungseinrichtung | hochschule universität',
    fr: 'école | université | établissement | école université | établissement scolaire',
    es: 'universidad | centro de estudios | institución | centro educativo | institución educativa',
  },
  degree: {
    en: 'degree | degree title | degree obtained | highest degree | highest degree obtained | level of education | education level | highest level of education | highest education | highest level of education completed',
    de: 'abschluss | höchster abschluss | akademischer abschluss | bildungsabschluss | höchster bildungsabschluss | studienabschluss',
    fr: 'diplôme | niveau d études | dernier diplôme | dernier diplôme obtenu | diplôme obtenu',
    es: 'titulación | título | nivel de estudios | grado académico | título obtenido',
  },
  graduation: {
    en: 'graduation year | year of graduation | graduation date | date of graduation | completion year | year of completion',
    de: 'abschlussjahr | jahr des abschlusses | studienabschlussjahr',
    fr: 'année d obtention | année d obtention du diplôme | année du diplôme',
    es: 'año de graduación | año de finalización | fecha de graduación',
  },
  languages: {
    en: 'languages | languages spoken | spoken languages | language skills | which languages speak | languages speak | foreign languages',
    de: 'sprachen | sprachkenntnisse | fremdsprachen',
    fr: 'langues | langues parlées | compétences linguistiques',
    es: 'idiomas | idiomas hablados | conocimientos de idiomas',
  },
  skills: {
    en: 'skills | key skills | technical skills | your skills | skills and tools',
    de: 'kenntnisse | fähigkeiten | fachkenntnisse',
    fr: 'compétences | compétences techniques',
    es: 'habilidades | competencias | conocimientos técnicos',
  },
  summary: {
    en: 'summary | professional summary | profile summary | about me | about you | about yourself | tell us about yourself | short bio | bio | headline summary',
    de: 'kurzprofil | über mich | über sie | über dich',
    fr: 'à propos de vous | à propos de moi | présentation | résumé professionnel',
    es: 'sobre mí | sobre ti | resumen profesional | acerca de ti | acerca de mí',
  },
  experienceYears: {
    en: `years of experience | total years of experience | years of professional experience | how many years of experience do you have
      | years of work experience | total years of work experience | total experience in years | how many years of professional experience do you have | how many years of work experience do you have`,
    de: 'berufserfahrung in jahren | wie viele jahre berufserfahrung haben | wie viele jahre berufserfahrung hast | jahre berufserfahrung | anzahl jahre berufserfahrung',
    fr: 'années d expérience | nombre d années d expérience | années d expérience professionnelle',
    es: 'años de experiencia | años de experiencia laboral',
  },
  start: {
    en: `start date | earliest start date | available start date | available from | date available | availability date | earliest possible start date
      | from what date are you available | if hired when could you start | when can you start | when could you start | when would you be able to start | possible start date | desired start date | preferred start date
      | when are you available to start | available to start | when are you available | earliest start | what is your earliest start date | how soon can you start`,
    de: `eintrittsdatum | eintrittstermin | frühester eintrittstermin | frühestmöglicher eintrittstermin | frühestmögliches eintrittsdatum | starttermin
      | verfügbar ab | möglicher eintrittstermin | frühester starttermin | frühestmöglicher starttermin | startdatum | gewünschter eintrittstermin | frühestes eintrittsdatum
      | ab wann verfügbar | wann können anfangen | verfügbarkeit ab | gewünschtes eintrittsdatum | mögliches eintrittsdatum | eintritt ab`,
    fr: `date de disponibilité | disponible à partir de | date de début | date d entrée possible | disponible à partir du | disponibilité
      | date de début souhaitée | date de prise de poste | date de prise de poste souhaitée | quand pouvez commencer`,
    es: `fecha de disponibilidad | disponible desde | fecha de incorporación | fecha de inicio | disponible a partir de
      | cuándo puedes empezar | fecha posible de incorporación | cuándo podrías incorporarte | fecha de inicio disponible`,
  },
  resume: {
    en: `resume | cv | resume cv | cv resume | curriculum vitae | upload resume | attach resume | upload cv | attach cv | resume or cv | cv or resume | upload resume cv | upload cv resume
      | attach resume cv | add resume | add cv | resume file | cv file | upload resume file | choose resume | autofill from resume | drop resume | browse resume`,
    de: 'lebenslauf | lebenslauf hochladen | lebenslauf cv | cv lebenslauf | lebenslauf anhängen | cv hochladen',
    fr: 'cv | joindre cv | télécharger cv | déposer cv | ajouter cv | téléverser cv | importer cv | curriculum',
    es: 'currículum | currículo | currículum vitae | adjuntar cv | subir cv | hoja de vida | adjuntar currículum | subir currículum | cargar cv | adjunta cv',
  },
  letter: {
    en: 'cover letter | covering letter | motivation letter | letter of motivation | upload cover letter | attach cover letter | letter of interest | add cover letter | cover letter file | cover letter text',
    de: 'anschreiben | motivationsschreiben | bewerbungsschreiben | begleitschreiben | anschreiben hochladen | anschreiben motivationsschreiben',
    fr: 'lettre de motivation | lettre de candidature | joindre lettre de motivation | ajouter lettre de motivation | lettre d accompagnement',
    es: 'carta de presentación | carta de motivación | adjuntar carta de presentación | carta de intención | subir carta de presentación',
  },
} as const satisfies Record<string, Record<'en' | 'de' | 'fr' | 'es', string>>;

/** Words of a label that don't change what it asks for. */
export const FORM_FILLERS = {
  en: `your | my | the | a | an | please | enter | provide | what | is | are | do | you | to | of | for | us | tell | share | here | also
    | give | in | at | as | currently | any | if | it`,
  de: 'ihr | ihre | ihren | ihrer | ihres | dein | deine | deinen | deiner | mein | meine | der | die | das | bitte | eingeben | angeben | geben | sie | an | ein | zu | zum | du',
  fr: `votre | vos | ton | ta | tes | mon | ma | le | la | les | l | un | une | veuillez | saisir | indiquer | indiquez | entrer | entrez | renseigner
    | est | quel | quelle | vers | vous`,
  es: 'tu | tus | su | sus | mi | el | la | los | las | un | una | favor | introduce | introduzca | indica | indique | escribe | es | cuál | ingrese | ingresa | por',
};

/** The same, but only at the beginning: "Attach resume". Elsewhere they may be what is asked. */
export const FORM_STARTS = { en: 'attach | upload | browse | drop | drag | add | insert | input' };

/** The same, but only at the end: "Portfolio, if available". */
export const FORM_ENDS = {
  en: 'optional | applicable | available',
  de: 'optional | freiwillig',
  fr: 'facultatif | optionnel',
  es: 'opcional',
};

/** Words for an address on the web. */
export const LINK_WORDS =
  'url | link | links | profile | account | handle | page | web address | profil | profillink | lien | perfil | enlace | de';

/** Headings of a past position or a school in a form that asks for each of them. */
export const FORM_SECTIONS = {
  experience: {
    en: 'experience | work experience | current or most recent employment | current employment | employment history | work history | professional experience | job history | employment',
    de: 'erfahrung | berufserfahrung | beruflicher werdegang | berufspraxis',
    fr: 'expérience | expériences | expérience professionnelle | expériences professionnelles',
    es: 'experiencia | experiencia laboral | experiencia profesional',
  },
  education: {
    en: 'education | education history | academic background',
    de: 'ausbildung | studium | bildungsweg',
    fr: 'formation | formations | études',
    es: 'formación | educación | formación académica | estudios',
  },
};

/** Labels that name a part of a past position only below such a heading. */
export const POSITION_FIELDS = {
  title: {
    en: 'job title | title | position | role | position title',
    de: 'position | berufsbezeichnung | tätigkeit | jobtitel | stellenbezeichnung',
    fr: 'poste | intitulé du poste | fonction | titre du poste',
    es: 'puesto | cargo | título del puesto',
  },
  company: {
    en: 'company | employer | company name | organization | employer name',
    de: 'arbeitgeber | unternehmen | firma',
    fr: 'entreprise | employeur | société',
    es: 'empresa | empleador | compañía',
  },
  location: {
    en: 'office location | job location | work location',
    de: 'arbeitsort | dienstort',
    fr: 'lieu | lieu de travail',
    es: 'lugar | lugar de trabajo',
  },
  start: {
    en: 'from | start date | date started | started | start',
    de: 'von | seit | beginn | startdatum | anfangsdatum',
    fr: 'de | du | depuis | début | date de début',
    es: 'desde | inicio | fecha de inicio',
  },
  end: {
    en: 'to | end date | date ended | ended | end | until',
    de: 'bis | ende | enddatum',
    fr: 'à | au | fin | date de fin',
    es: 'hasta | fin | fecha de fin | fecha de finalización',
  },
  description: {
    en: 'description | role description | job description | summary | responsibilities | job duties',
    de: 'beschreibung | aufgaben | tätigkeitsbeschreibung | aufgabenbeschreibung',
    fr: 'description | missions | description du poste',
    es: 'descripción | funciones | descripción del puesto | responsabilidades',
  },
};

/** A whole name, or the part of it that the form asks for nowhere else. */
export const PLAIN_NAMES = ['name', 'nom', 'nombre'];
