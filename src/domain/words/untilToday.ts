import { table } from './table.ts';

/** Words for a period that lasts until today, by language. */
export const UNTIL_TODAY = table(`
  the present day, the present, present day, present, currently, current, now, today, ongoing, continue, continues,
  continued, continuing, to date, till date, until now, date, heute, aktuell, jetzt, laufend, andauernd, dato,
  présent, aujourd'hui, aujourd’hui, ce jour, maintenant, en cours, la actualidad, actualidad, actualmente, actual,
  presente, hoy, oggi, atualmente, atualidade, atual, o momento, heden, nu`);
