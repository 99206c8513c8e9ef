import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

const MOST_LINE = 160;
/** "Open until the position is filled" is an open posting. */
const UNTIL =
  '(?<!\\b(?:until|till|once|when|if|as|after|before|bis|sobald|wenn|jusqu|hasta|cuando)\\b.{0,40})';

/** How postings say that they are over, in the languages of the larger job markets. */
const CLOSED = [
  "(?:no longer|not|isn['’]t|aren['’]t) (?:currently |being )?accept(?:ing|ed) (?:any )?(?:new |more )?applications?(?! (?:from|by|via|through|for))",
  'no longer accepts applications',
  'applications (?:are|have|for this (?:job|role|position) (?:are|have)) (?:now |been )?closed',
  "(?:job|position|role|posting|vacancy|listing|opening|ad|advert|opportunity|project)(?: (?:you are|you[’']re) (?:looking for|trying to view))? (?:(?:is|has been|was) (?:now |already )?(?:no longer (?:available|active|open|online|listed)|closed|filled|expired|unavailable|a private listing)|has expired|no longer exists)",
  'nimmt keine bewerbungen mehr (?:an|entgegen)|bewerbungen werden nicht mehr angenommen|(?:es werden )?keine bewerbungen mehr (?:angenommen|entgegengenommen)',
  '(?:stelle|position|anzeige|\\p{L}*ausschreibung|stellenanzeige|stellenangebot|job|projekt)(?: (?:ist|wurde|war))?(?: leider)?(?: bereits)? (?:nicht mehr (?:verfügbar|online|aktiv|ausgeschrieben|vakant|offen)|besetzt|vergeben|abgelaufen|deaktiviert|geschlossen)',
  "n['’]accepte plus (?:de |les )?candidatures|candidatures (?:sont )?closes",
  "(?:offre|annonce|poste)(?: d['’]emploi)? (?:n['’]est plus (?:disponible|en ligne|d['’]actualité|active)|a expiré|est (?:expirée?|pourvue?|clôturée?|fermée?))",
  'ya no (?:se )?acepta(?:n)? (?:más )?(?:solicitudes|candidaturas|postulaciones)',
  '(?:oferta|vacante|empleo|puesto|anuncio)(?: de (?:empleo|trabajo))? (?:ya no está (?:disponible|activ[ao])|ha (?:caducado|expirado|finalizado)|está cerrad[ao])',
  '(?:não|já não) (?:está )?aceita(?:ndo)? mais candidaturas|já não aceita candidaturas|vaga (?:foi )?(?:encerrada|expirada|preenchida|não está mais disponível)',
  'non (?:si )?accetta(?:no)? più candidature|(?:offerta|annuncio|posizione)(?: di lavoro)? (?:è )?(?:scadut[ao]|chius[ao]|non (?:è )?più disponibile)',
  '(?:accepteert|neemt) geen sollicitaties meer|vacature (?:is )?(?:verlopen|gesloten|vervuld|niet meer (?:beschikbaar|actief))',
  'tar inte längre emot ansökningar|(?:annonsen|tjänsten) är (?:inte längre (?:tillgänglig|aktiv)|tillsatt|stängd)',
  'tager ikke længere imod ansøgninger|(?:stillingen|opslaget|jobbet) er (?:besat|lukket|udløbet|ikke længere (?:aktiv|tilgængelig))',
  'tar ikke lenger imot søknader|(?:stillingen|annonsen) er (?:besatt|utløpt|stengt|ikke lenger (?:aktiv|tilgjengelig))',
  'nie przyjmuje już (?:zgłoszeń|aplikacji)|(?:oferta|ogłoszenie)(?: pracy)? (?:wygasł[ao]|jest (?:już )?nieaktualn[ae]|zakończon[ae])',
];
const IS_CLOSED = new RegExp(`${UNTIL}(?<!\\p{L})(?:${CLOSED.join('|')})(?!\\p{L})`, 'iu');

/** Whether the page says in a line of its own that the posting takes no more applications. */
export const isClosed = ({ content }: Page): boolean =>
  plainText(content.body)
    .split('\n')
    .some((line) => line.length <= MOST_LINE && IS_CLOSED.test(line));
