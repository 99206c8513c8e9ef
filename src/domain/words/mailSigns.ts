import { foldedWords } from './foldedWords.ts';
import { anyOf } from './phrases.ts';

/* Words that show where a mail comes from, by language. */

/** An answer to the user's own application, whatever sent it. */
export const OWN_APPLICATION = anyOf({
  en: 'your application | you applied | your recent application | applying | your candidacy | your interview',
  de: 'ihre bewerbung | deine bewerbung | ihrer bewerbung | deiner bewerbung | ihr interesse an der stelle',
  fr: 'votre candidature | ta candidature | vous avez postulé',
  es: 'tu candidatura | su candidatura | tu solicitud | su solicitud | tu postulación | su postulación',
  it: 'la sua candidatura | la tua candidatura | sua candidatura | tua candidatura',
  pt: 'sua candidatura | tua candidatura',
  nl: 'je sollicitatie | uw sollicitatie | jouw sollicitatie',
  nordic: 'din ansökan | din ansøgning | din søknad | hakemuksesi',
  pl: 'twoja aplikacja | twoją aplikację | pani aplikacja | pana aplikacja',
});
/** The same in scripts without spaces. */
export const OWN_APPLICATION_UNSPACED =
  /ご応募|ご志望|您的申请|您应聘|您的應徵|지원해 주|지원서|ใบสมัคร/u;

/** A code that signs someone in, and its digits. */
export const ONE_TIME_CODE = anyOf({
  en: 'verification code | security code | one-time code | one-time password | one-time passcode | sign-in code | login code | confirmation code | otp',
  de: 'bestätigungscode | sicherheitscode | einmalcode | einmalpasswort | verifizierungscode | anmeldecode',
  fr: 'code de vérification | code de sécurité | code à usage unique | code de confirmation | code de connexion',
  es: 'código de verificación | código de seguridad | código de acceso | código de un solo uso',
  it: 'codice di verifica | codice di sicurezza | codice di conferma',
  pt: 'código de verificação | código de segurança',
  nl: 'verificatiecode | beveiligingscode | eenmalige code',
});
export const ONE_TIME_CODE_UNSPACED = /認証コード|確認コード|验证码|驗證碼|인증번호|인증 코드/u;

/** The subject of a note that someone is away. */
export const AWAY = anyOf({
  en: 'automatic reply | auto reply | autoreply | out of office | out of the office',
  de: 'automatische antwort | abwesenheitsnotiz | abwesenheitsnachricht | abwesend',
  fr: "réponse automatique | absence du bureau | message d'absence",
  es: 'respuesta automática | fuera de la oficina',
  it: 'risposta automatica | fuori ufficio',
  pt: 'resposta automática | ausente do escritório',
  nl: 'automatisch antwoord | afwezig',
  nordic: 'autosvar | automatiskt svar | automatisk svar | poissa',
  pl: 'automatyczna odpowiedź | odpowiedź automatyczna',
});
export const AWAY_UNSPACED = /自動応答|自动回复|自動回覆|자동 회신|부재중/u;

/** Parts of an address that sends postings or news. */
export const ALERT_ADDRESS =
  /alert|newsletter|digest|jobagent|suchagent|jobmail|recommend|suggest|marketing|mailing|promo|^news@/;

const words = (list: string): ReadonlySet<string> => new Set(foldedWords(list).split(' '));

/** Words next to a company's name that aren't part of it. */
export const BESIDE_NAMES =
  words(`the group gruppe groupe grupo gruppo holding careers career recruiting recruitment
  recrutement recruiter recruiters talent acquisition team teams hr people jobs job karriere bewerbung personal
  personalabteilung hiring rrhh empleo candidaturas candidature seleccion selezione recursos humanos vacatures rekrytering
  application applications interview interviews update invitation offer position role status received confirmation
  vorstellungsgesprach gesprach absage einladung eingang entretien entrevista colloquio no reply noreply notifications
  via portal inc`);

/** Words for all of a company, which a domain leaves out. */
export const WHOLE_COMPANY = words('the group gruppe groupe grupo gruppo holding');
