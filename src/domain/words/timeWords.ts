import { patternOf } from './phrases.ts';
import { table } from './table.ts';

/* Words around dates and times, by language. */

/** The labels of an appointment's lines, in lowercase. */
export const APPOINTMENT_LABELS = {
  day: table(`date, day, when, datum, tag, termin, wann, jour, quand, fecha, día, dia, cuándo, data, giorno, quando,
    dag, dato, päivä, dzień, tarih, дата, 日期, 日付, 日程, 날짜, วันที่`),
  time: table(`time, start time, starts, start, uhrzeit, zeit, beginn, heure, hora, ora, tijd, tid, kellonaika, godzina,
    saat, время, 时间, 時間, 時刻, 시간, เวลา`),
};

const DEADLINES = patternOf({
  en: 'by | until | till | before | no later than | deadline | closes | closes on | expires | expires on | ends on',
  de: 'bis | spätestens | spätestens am | *frist | *schluss | vor',
  fr: "avant | jusqu'au | jusqu’au | au plus tard | date limite | expire",
  es: 'antes | hasta | a más tardar | plazo | fecha límite | expira',
  it: 'entro | fino al | scadenza | non oltre | prima',
  pt: 'até | prazo',
  nl: 'uiterlijk | tot | vóór | voor',
  nordic: 'senast | senest | innen | viimeistään | sista dag',
  pl: 'do | najpóźniej',
});

/** A deadline's words right before its date or time: "by", "bis spätestens Montag, den". */
export const DEADLINE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${DEADLINES})[\\s:]{1,3}(?:(?:the|zum|dem|den|le|el|del|de|il|a las)\\s)?(?:\\p{L}{2,12}[.,]{0,2}\\s(?:den |the |le |el )?)?$`,
  'iu',
);
/** The same right after it. */
export const DEADLINE_AFTER = /^\s?(?:まで|迄|以前|之前|前|截止|까지)/u;

/** Dates and times of East Asia: '2026年12月8日', '12월 8일', '午後2時30分'. */
export const EAST_ASIAN_DAY =
  /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/gu;
export const EAST_ASIAN_TIME =
  /(午前|午後|上午|下午|오전|오후)?\s?(\d{1,2})(?::(\d\d)|[時时点點시]\s?(?:(\d{1,2})\s?[分분]|(半))?)/gu;
/** A full hour: "10 Uhr", "à 14 heures"; "2 heures" alone may be a length, and "8 Uhr abends" is later. */
export const HOUR =
  /(?<![\d:.,])(?:(\d{1,2})\s?(?:Uhr|uur)|(?<=à\s)(\d{1,2})\s?h(?:eures?)?)(?![\p{L}\d])(?!\s(?:abends|nach|in de|de l|du))/giu;
export const AFTERNOON = /午後|下午|오후/u;
