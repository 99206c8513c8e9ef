import type { LeadStatus } from '#domain/contract/enums.ts';
import { NO_RESPONSE } from '#domain/leads/outcome.ts';

/* The words of trackers for a lead's status, by language. The spec's own labels are in lead.ts. */

/** As people write them; `foldedWords` makes them comparable. */
export const STATUS_WORDS: Record<string, Partial<Record<LeadStatus, string>>> = {
  en: {
    new: 'wishlist, wish list, bookmarked, saved, interested, to apply, to do, todo, not started, not applied, not yet applied, not submitted, applying, backlog, lead, open, planned, researching, shortlisted, ready, draft',
    contacted: 'reached out, emailed, messaged, in contact, in touch, cold email, networking',
    qualified: 'qualifying',
    proposal: 'proposal sent, quote sent, quoted',
    negotiating: 'negotiation, in negotiation',
    'closed-won': 'won',
    'closed-lost': 'lost',
    applied:
      'application sent, application submitted, submitted, sent, in review, under review, application received, received, easy apply',
    interviewing:
      'interview, interviews, interviewed, interview scheduled, interview invite, phone screen, phone interview, phone call, phone, screening, screen, recruiter screen, recruiter call, technical interview, tech interview, technical, first interview, second interview, final interview, final round, first round, second round, onsite, on site, onsite interview, assessment, online assessment, oa, coding challenge, take home, take home test, hr interview, hr call, call scheduled, video interview, superday, hirevue, test',
    offer: 'offered, offer received, offer extended, job offer, got offer',
    hired: 'accepted, offer accepted, got the job, start date',
    rejected:
      'rejection, reject, not selected, denied, turned down, no longer under consideration, unsuccessful, declined, refused, position filled, failed, not moving forward',
    withdrawn:
      'withdrew, withdraw, i withdrew, offer declined, declined offer, not interested, cancelled, canceled, passed',
  },
  de: {
    new: 'offen, geplant, interessant, vorgemerkt',
    applied:
      'beworben, bewerbung verschickt, gesendet, verschickt, eingereicht, eingangsbestatigung',
    interviewing:
      'gesprach, vorstellungsgesprach, interview, eingeladen, einladung, telefonat, probearbeiten',
    offer: 'angebot, zusage',
    hired: 'eingestellt, angenommen, vertrag unterschrieben',
    rejected: 'absage, abgelehnt, abgesagt',
    withdrawn: 'zuruckgezogen',
  },
  fr: {
    new: 'a postuler, a faire, interesse',
    applied: 'postule, envoye, envoyee, candidature envoyee',
    interviewing: 'entretien, entretien telephonique, entretien rh, entretien technique',
    offer: 'offre, offre recue, proposition',
    hired: 'embauche, acceptee, accepte, recrute',
    rejected: 'refus, refuse, refusee, rejete, rejetee, negatif, non retenu',
    withdrawn: 'retire, abandonne, desiste',
  },
  es: {
    new: 'por aplicar, pendiente de enviar, guardado',
    applied: 'aplicado, enviado, enviada, postulado, solicitado, postulacion enviada, inscrito',
    interviewing: 'entrevista, entrevistado, en entrevista, prueba tecnica',
    offer: 'oferta, oferta recibida',
    hired: 'contratado, aceptado, aceptada',
    rejected: 'rechazado, rechazada, descartado, rechazo, no seleccionado',
    withdrawn: 'retirado, retirada',
  },
  pt: {
    new: 'salvo, salva, para aplicar, aberta',
    applied:
      'aplicado, aplicada, enviado, enviada, candidatado, inscrito, candidatura enviada, aplicada',
    interviewing:
      'entrevista, entrevista agendada, entrevista rh, teste tecnico, em processo, em andamento',
    offer: 'proposta recebida, oferta',
    hired: 'contratado, contratada, aprovado, aprovada, aceito',
    rejected: 'rejeitado, rejeitada, reprovado, reprovada, recusado, recusada, negativa',
    withdrawn: 'desistencia, desisti, cancelada',
  },
  it: {
    applied: 'inviata, inviato, candidato, candidatura inviata',
    interviewing: 'colloquio',
    offer: 'offerta',
    hired: 'assunto, assunta, accettata',
    rejected: 'rifiutato, rifiutata, rifiuto, respinto, scartato',
    withdrawn: 'ritirato, ritirata',
  },
  nl: {
    applied: 'gesolliciteerd, verstuurd, verzonden',
    interviewing: 'gesprek, sollicitatiegesprek',
    offer: 'aanbod, aanbieding',
    hired: 'aangenomen',
    rejected: 'afgewezen, afwijzing',
    withdrawn: 'ingetrokken',
  },
  pl: {
    applied: 'wyslane, wyslana, zaaplikowano, aplikowano',
    interviewing: 'rozmowa, rozmowa kwalifikacyjna',
    offer: 'oferta pracy',
    hired: 'zatrudniony, przyjety',
    rejected: 'odrzucone, odrzucony, odmowa',
  },
  tr: {
    new: 'planlandi',
    applied: 'basvuruldu, basvurdum, basvuru yapildi, gonderildi',
    interviewing: 'mulakat, gorusme',
    offer: 'teklif, teklif alindi',
    hired: 'ise alindim, kabul edildi',
    rejected: 'reddedildi, red, olumsuz',
    withdrawn: 'geri cekildi',
  },
  nordic: {
    applied: 'sokt, sendt, ansokt, skickad, skickat, ansogt',
    interviewing: 'intervju, samtale, jobsamtale, intervjuad',
    offer: 'tilbud, erbjudande',
    hired: 'ansatt, ansat, anstalld',
    rejected: 'avslag, avslatt, avslaget, afslag, avvist, nej tack',
    withdrawn: 'trukket, dragit tillbaka',
  },
  fi: {
    applied: 'haettu, lahetetty, hakemus lahetetty',
    interviewing: 'haastattelu, haastateltu, haastattelukutsu',
    offer: 'tarjous',
    hired: 'palkattu, valittu',
    rejected: 'hylatty, hylkays, ei valittu',
    withdrawn: 'peruttu',
  },
  cs: {
    applied: 'odeslano, odeslana',
    interviewing: 'pohovor',
    offer: 'nabidka',
    hired: 'prijat, prijata',
    rejected: 'zamitnuto, odmitnuto',
  },
  ru: {
    applied: 'отправлено, отклик, откликнулся, подано, отправлен',
    interviewing: 'собеседование, интервью, скрининг, тестовое',
    offer: 'оффер, предложение',
    hired: 'принят, принята',
    rejected: 'отказ, отказано, отклонено',
  },
  uk: {
    applied: 'надіслано, відправлено',
    interviewing: "співбесіда, інтерв'ю",
    offer: 'офер, пропозиція',
    rejected: 'відмова',
  },
  ja: {
    new: '応募予定, 気になる',
    applied: '応募済み, 応募済, 応募, 書類選考中, 書類選考, エントリー済み',
    interviewing: '面接, 一次面接, 二次面接, 最終面接, 面接予定, 面談',
    offer: '内定, オファー',
    hired: '入社, 内定承諾',
    rejected: '不採用, お見送り, 見送り, 落選, お祈り, 不合格',
    withdrawn: '辞退, 選考辞退',
  },
  zh: {
    new: '待投递, 未投递, 收藏',
    applied: '已投递, 已投, 已申请, 投递, 已投遞, 已申請',
    interviewing: '面试, 一面, 二面, 三面, 面试中, 笔试, 面試, 笔试中, 测评',
    offer: '录用, 收到offer, 錄取',
    hired: '入职, 已入职',
    rejected: '拒绝, 已拒, 已挂, 挂了, 被拒, 未通过, 拒絕',
    withdrawn: '放弃, 已放弃',
  },
  ko: {
    new: '지원 예정',
    applied: '지원 완료, 지원완료, 지원, 서류 제출, 서류 전형',
    interviewing: '면접, 1차 면접, 2차 면접, 최종 면접, 코딩 테스트',
    offer: '합격, 최종 합격',
    hired: '입사',
    rejected: '불합격, 탈락, 서류 탈락',
    withdrawn: '지원 취소',
  },
};

/** Words that say more or less than a status, which is only proposed. Waiting is after applying. */
export const VAGUE_WORDS: Partial<Record<LeadStatus | typeof NO_RESPONSE, string>> = {
  rejected: 'closed, filled, expired, dead, archived, over, abgelaufen, geschlossen',
  withdrawn: 'skipped, not pursued, not applying, ignored',
  [NO_RESPONSE]:
    'no response, no reply, no answer, ghosted, keine antwort, keine ruckmeldung, sans reponse, pas de reponse, sin respuesta, ' +
    'sem resposta, nessuna risposta, geen reactie, brak odpowiedzi, cevap yok, yanit yok, inget svar, ikke svar, ei vastausta, ' +
    'bez odpovedi, нет ответа, без ответа, 返事なし, 无回复, 무응답',
  applied:
    'pending, waiting, awaiting response, awaiting reply, in progress, on hold, active, ongoing, wartend, ausstehend, in bearbeitung, ' +
    'en attente, en cours, pendiente, en proceso, en espera, pendente, aguardando, em analise, in attesa, in afwachting, w trakcie, ' +
    'beklemede, venter, vantar, odottaa, ceka, ожидание, в процессе, очікування, 結果待ち, 連絡待ち, 等待, 等待中, 待回复, 流程中, 대기, ' +
    '대기 중, 결과 대기',
};
