/* What may never be guessed in a form, and the other people whom forms ask about. See `phraseFinder`. */

/** Only ever given back as the user answered it before. */
export const SENSITIVE_WORDS = {
  en: `salary | salaries | compensation | pay | wage* | remuneration | rate | day rate | hourly rate | ctc | bonus | earnings | visa | visas | sponsorship | sponsor
    | authorized | authorised | authorization | authorisation | right to work | eligible to work | eligibility | work permit | permit | citizen | citizens | citizenship | nationality
    | national origin | immigration | residency status | gender | sex | pronoun* | transgender | sexual orientation | orientation | lgbt* | ethnic* | race | racial | hispanic
    | latino | latinx | disability | disabilities | disabled | accommodation* | veteran* | military | protected | age | date of birth | birth* | birthday | dob | born | 18 years
    | over 18 | 21 years | criminal | crime | conviction* | convicted | felony | background check | drug | religion | religious | marital | married | pregnan* | children | dependents | dependants
    | health | medical | vaccinat* | consent | agree | agreement | i accept | accept | privacy | terms | acknowledge | certify | confirm that | declare | gdpr | hear about
    | heard about | find out about | found out about | learn about us | learn about this | referral source | source of application | how did you find | how did you come | referred | social security | ssn
    | national insurance | passport | tax id | driver license | driver s license | drivers license | driver s licence | driving licence | driving license | bank | iban | credit card | signature | union | security clearance | clearance | non-compete | noncompete
    | work legally | legally | newsletter | marketing | talent pool | talent community | retain | photo | photograph | picture | relatives | related to | first-generation | first generation | caste | political`,
  de: `gehalt* | *gehalt | lohn* | vergütung | stundensatz | tagessatz | verdienst | einkommen* | visum | visa | arbeitserlaubnis | arbeitsgenehmigung | aufenthalts* | staatsangehörigkeit
    | staatsbürgerschaft | nationalität | geschlecht* | anrede | gender | pronomen | sexuelle* | ethni* | herkunft | behinderung* | schwerbehinder* | schwerbehindert* | gleichgestellt* | behindert
    | geburts* | geboren | alter | volljährig | vorstraf* | führungszeugnis | straf* | religion | konfession | familienstand | kinder | schwanger* | gesundheit* | impf* | einwillig* | einverstanden
    | zustimm* | stimme | datenschutz* | akzeptier* | bestätige | bestätigen sie | agb | nutzungsbedingungen | erfahren | aufmerksam | gefunden | empfohlen | empfehlung | sozialversicherung* | steuer* | ausweis*
    | reisepass | führerschein | iban | bankverbindung | unterschrift | gewerkschaft* | foto | bewerbungsfoto | bewerberpool | talentpool | wehrdienst | newsletter`,
  fr: `salaire* | salarial* | rémunération | prétentions | tarif | tjm | visa | permis | autorisation | autorisé* | titre de séjour | nationalité | citoyen* | genre | sexe | civilité | pronom*
    | orientation | ethnique | ethnie | origine | handicap* | rqth | âge | naissance | né | née | majeur | casier | condamn* | religion | situation familiale | situation matrimoniale | enfants | enceinte
    | santé | vaccin* | consent* | accepte* | j'accepte | accord | confidentialité | rgpd | conditions | certifie | reconnais | connu | entendu parler | découvert | trouvé | coopté* | recommandé* | sécurité sociale
    | passeport | iban | signature | syndicat | photo | vivier | militaire | newsletter | conserv*`,
  es: `salario* | salarial* | sueldo | remuneración | tarifa | pretensi* | retribución | visado | visa | permiso* | autorización | autorizado | autorizada | nacionalidad | ciudadan* | género | sexo | tratamiento
    | pronombre* | orientación | étnic* | etnia | raza | racial | discapacidad* | minusvalía | edad | nacimiento | nacido | nacida | mayor de edad | antecedentes | penales | delito | religión | estado civil | hijos
    | embaraz* | salud | vacun* | consent* | acepto | aceptar | acuerdo | privacidad | términos | condiciones | certifico | declaro | conociste | conoció | enteraste | enteró | encontraste | supiste | referid*
    | recomendado | seguridad social | dni | nie | nif | pasaporte | carné | carnet | licencia de conducir | iban | firma | sindicato | foto | fotografía | veterano | newsletter | boletín`,
};

/** Of somebody or something else than the applicant as they are now. */
export const OTHERS_WORDS = {
  en: `referee* | reference* | referrer* | referral* | emergency | next of kin | spouse | partner* | wife | husband | parent* | guardian* | mother* | father*
    | maiden | sibling* | child | relative* | friend* | supervisor* | manager* | boss | colleague* | coworker* | co-worker* | recruiter* | recruiting
    | agency | agent* | consultant's | previous* | prior | former* | past | old | earlier | alternative | alternate | secondary | second | employer's
    | company's | doctor* | physician | landlord | attorney | lawyer | billing | shipping | invoice* | beneficiary | sponsor's | employee | employee's
    | interviewer | school's | teacher* | professor* | advisor* | witness | contact person | additional contact | other contact | another contact | assistant* | donor* | guarantor* | notify | whom`,
  de: `referenz* | referenzgeber* | notfall* | notfallkontakt | ehepartner* | partner* | ehefrau | ehemann | eltern* | erziehungsberechtigt* | mutter | vater
    | vorgesetzt* | chef | chefin | kollege* | kollegin | personalberat* | vermittler* | ansprechpartner* | kontaktperson | weiterer kontakt | ehemalig* | frühere
    | früherer | früheren | früheres | vorherig* | letzter | letzte | letztes | bisherig* | vorig* | alternativ* | zweite* | arzt | ärztin
    | vermieter* | rechnung* | mitarbeiter* | lehrer* | betreuer* | geburtsname | mädchenname | bürge* | angehörige*`,
  fr: `référence* | référent* | urgence | conjoint* | époux | épouse | parent* | tuteur* | tutrice | mère | père | jeune fille | naissance | supérieur*
    | responsable* | manager* | collègue* | recruteur* | agence | cabinet | personne à contacter | autre contact | ancien* | précédent* | antérieur*
    | dernier employeur | alternatif | alternative | secondaire | second | seconde | médecin | propriétaire | facturation | livraison | salarié*
    | professeur* | proche* | garant*`,
  es: `referencia* | referente* | referido* | emergencia* | cónyuge | pareja | esposo | esposa | padre* | madre | tutor* | familiar* | supervisor* | jefe
    | jefa | gerente | compañero | reclutador* | agencia | persona de contacto | otro contacto | anterior | anteriores | previo | previa | último | última
    | alternativo | alternativa | secundario | secundaria | segundo | médico | casero | facturación | envío | empleado* | profesor* | soltera
    | avalista*`,
};

/** The same in a label. As a heading, these only say that there is more: "Additional questions". */
export const OTHERS_LABEL_WORDS = {
  en: `hiring | hr | other | another | additional | work email | business email | work phone | business phone | office phone | company phone | company email
    | preferred | desired | expected | middle | nickname | fax | extension | ext | user name | username | login | birth | client* | customer*
    | site contact`,
  de: `weitere* | andere* | geschäftlich* | dienstlich* | firmen* | durchwahl | fax | kunde* | wunsch* | benutzername | spitzname`,
  fr: `contact | autre | autres | professionnel email | e-mail professionnel | téléphone professionnel | usage | surnom | identifiant | poste interne | fax
    | client* | souhaité*`,
  es: `contacto | otro | otra | otros | otras | profesional email | correo corporativo | del trabajo | apodo | usuario | fax | cliente* | deseado | deseada
    | extensión`,
};

/** A field for programs that fill in everything they find. */
export const HONEYPOT_WORDS = {
  en: `leave blank | leave this | leave empty | leave it blank | do not fill | don't fill | not fill | do not enter | don't enter | do not write | if you are human | if you're human | if you are a human | keep empty | keep this | must be empty | honeypot | honey pot
    | for robots | robots only | bots only | are you a robot | spam | anti-spam | should be left | should stay empty | hidden field | not be visible | captcha`,
  de: 'nicht ausfüllen | leer lassen | freilassen | frei lassen | feld leer | nicht eingeben | bitte leer | spamschutz',
  fr: 'ne pas remplir | laisser vide | laissez vide | ne remplissez pas | laissez ce champ | laisser ce champ | ne rien saisir',
  es: 'no rellenar | dejar vacío | deja vacío | deje vacío | dejar en blanco | deje en blanco | deja en blanco | no rellenes | no completar | no llenar | dejar este campo',
};

/** Answers of choices that mean the same in every language. */
export const YES_NO = [
  ['yes', 'ja', 'oui', 'si', 'y', 'true'],
  ['no', 'nein', 'non', 'n', 'false'],
] as const;
