/** How pages say that a posting is over, by language: what isn't accepted anymore, or a subject with its state. */
export const CLOSED_POSTINGS = {
  refusal: {
    en: `no longer accepting applications | not accepting applications | isn't accepting applications
      | no longer accepting new applications | not currently accepting applications | no longer accepts applications
      | applications are closed | applications are now closed | applications have closed`,
    de: `nimmt keine bewerbungen mehr | bewerbungen werden nicht mehr angenommen | keine bewerbungen mehr angenommen`,
    fr: `n'accepte plus de candidatures | n'accepte plus les candidatures | candidatures closes`,
    es: 'ya no acepta solicitudes | ya no se aceptan solicitudes | ya no se aceptan candidaturas',
    others: `já não aceita candidaturas | não aceita mais candidaturas | non accetta più candidature
      | geen sollicitaties meer | inte längre emot ansökningar | ikke længere imod ansøgninger
      | ikke lenger imot søknader`,
  },
  subject: {
    en: 'job | position | role | posting | vacancy | listing | opening | ad | advert | opportunity | project',
    de: 'stelle | position | anzeige | stellenanzeige | stellenangebot | *ausschreibung | job | projekt',
    fr: 'offre | annonce | poste',
    es: 'oferta | vacante | empleo | puesto | anuncio',
    others: `vaga | offerta | annuncio | posizione | vacature | annonsen | tjänsten | stillingen | opslaget | jobbet
      | ogłoszenie`,
  },
  state: {
    en: `no longer available | no longer active | no longer open | no longer online | no longer listed
      | no longer exists | is closed | is now closed | has been closed | is filled | been filled | has expired | expired
      | unavailable | private listing`,
    de: 'nicht mehr verfügbar | nicht mehr online | nicht mehr aktiv | besetzt | vergeben | abgelaufen | geschlossen',
    fr: `n'est plus disponible | n'est plus en ligne | n'est plus active | a expiré | expirée | est pourvu | est pourvue`,
    es: 'ya no está disponible | ya no está activa | ha caducado | ha expirado | ha finalizado | está cerrada',
    others: `encerrada | expirada | preenchida | scaduta | scaduto | chiusa | verlopen | gesloten | vervuld | tillsatt
      | stängd | besat | lukket | udløbet | besatt | utløpt | wygasła | wygasło`,
  },
  /** What follows is a condition: "Open until the position is filled." */
  condition: {
    en: 'until | till | once | when | if | as | after | before',
    de: 'bis | sobald | wenn',
    fr: "jusqu'à",
    es: 'hasta | cuando',
  },
};
