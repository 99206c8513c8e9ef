import { table } from './table.ts';

/** The labels of a mail's head where it is pasted or forwarded, in lowercase. */
export const MAIL_LABELS = {
  from: table(
    `from, von, de, da, van, från, fra, od, lähettäjä, kimden, от, від, 发件人, 寄件者, 差出人, 보낸 사람`,
  ),
  subject:
    table(`subject, betreff, objet, asunto, assunto, oggetto, onderwerp, ämne, emne, temat, předmět, aihe, konu,
      тема, 主题, 主旨, 件名, 제목`),
  date: table(`date, sent, datum, gesendet, envoyé, envoyé le, fecha, enviado, enviado el, data, inviato, verzonden,
      skickat, sendt, dato, wysłano, odesláno, päivämäärä, tarih, дата, отправлено, 日期, 发送时间, 日付, 送信日時, 날짜`),
  other:
    table(`to, cc, an, kopie, à, para, a, aan, til, till, do, dla, komu, vastaanottaja, kime, кому, 收件人, 宛先, 받는 사람,
      reply-to, importance, attachments`),
} as const;
