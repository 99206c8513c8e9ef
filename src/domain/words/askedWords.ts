/* The few words in which sentences ask for something, by language. See `anyOf` for `*`. */

/** Says that something is necessary, or what a candidate has. */
export const NECESSITY = {
  en: `must | required | requires | mandatory | essential | you have | you've | you know | you bring | you need | you are
    | you speak | you should | years of experience | years in | experience in | experience with | ability to
    | knowledge of | understanding of | proficien* | familiarity with | fluent in | degree | ideal candidate
    | successful candidate | candidates with | applicants with | someone who | someone with | looking for an* | seeking an*`,
  de: `erforderlich | zwingend | vorausgesetzt | voraussetzung | mindestens | du hast | du bist | du bringst | sie haben
    | sie bringen | sie verfügen | du verfügst | du kennst | du kannst | sie sind | wir suchen | *kenntnisse | *erfahrung`,
  fr: `exigé* | requis* | indispensable* | obligatoire* | impérati* | doit | devez | devrez | vous avez | vous êtes
    | vous maîtrisez | vous justifiez | vous possédez | titulaire d* | maîtrise | expérience en | expérience dans
    | connaissance* | nous recherchons`,
  es: `imprescindible* | indispensable* | obligatori* | necesari* | se requiere | requerimos | se busca | buscamos
    | al menos | mínimo de | experiencia en | experiencia con | conocimientos`,
};

/** Says that something is welcome, not necessary. */
export const WISH = {
  en: `a plus | plus if | plus points | nice to have | preferred | preferably | desirable | desired | ideally | advantageous
    | an advantage | strong advantage | an asset | a bonus | big bonus | bonus points | not required | optional
    | would be great | would be nice | huge plus`,
  de: 'von vorteil | wünschenswert | idealerweise | gern gesehen | gerne gesehen | ein plus | kein muss | im idealfall',
  fr: `un plus | un atout | souhaité* | idéalement | apprécié* | de préférence`,
  es: 'se valora* | valorable* | deseable* | preferible* | un plus | no imprescindible',
};

/** What the reader will do. */
export const DUTY = {
  en: `you'll | you will | responsible for | duties include | tasks include | responsibilities include | in this role
    | your role | your job`,
  de: 'du wirst | verantwortlich für | zuständig für | in dieser rolle | deine aufgabe* | ihre aufgabe*',
  fr: 'vous serez | vous assurez | en charge d* | chargé* d* | responsable d*',
  es: 'te encargarás | se encargará | serás responsable',
};

/** The employer's own matters: offers, rules and buttons. */
export const NOT_ASKED = {
  en: `we offer | we provide | we value | we believe | we celebrate | we welcome | we encourage | we're proud | we are proud
    | equal opportunit* | equal employment | affirmative action | regardless of | without regard to | discriminat*
    | accommodation* | privacy | cookie* | salary | salaries | compensation | bonus program | stock options | insurance | 401* | paid time off
    | vacation | pto | stipend | perks | benefits | click | sign in | log in | apply now | apply today | learn more
    | write to us | contact us | call us | email us | upload | autofill | subscribe | follow us | job alert* | trademark* | all rights reserved | you'll receive
    | you'll get | you'll enjoy | you'll find | you'll love | you will receive | you will get | you'll join | you'll learn
    | you will learn | you can work | you are not | never be required | not meet | qualified applicants | job description is`,
  de: `wir bieten | wir freuen | wir leben | wir fördern | unabhängig von | ungeachtet | schwerbehinder* | gleichstellung
    | vielfalt | urlaub* | tage urlaub | altersvorsorge | weihnachtsgeld | jobrad | jobticket | benefits | bewirb dich
    | bewerben sie sich | datenschutz | du bekommst | sie erhalten | du erhältst`,
  fr: `nous offrons | nous proposons | nous vous offrons | nous vous proposons | handicap | égalité | diversité | mutuelle
    | tickets restaurant | rtt | postulez | n'hésitez | vous bénéfici* | vous recev* | vous rejoign*`,
  es: `ofrecemos | se ofrece | igualdad | discapacidad | diversidad | seguro médico | protección de datos | tus datos
    | sus datos`,
};

/** How sentences about the employer begin. */
export const EMPLOYER = {
  en: `we | we'll | we're | our | us | the company | at`,
  de: 'wir | unser*',
  fr: 'nous | notre | nos',
  es: 'nuestr* | somos | ofrecemos',
};
