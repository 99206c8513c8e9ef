import { closestMatch } from 'leven';
import { SETTINGS } from './config.ts';

/** Letters that a typo changes. */
const MAX_DISTANCE = 2;
/** Shorter names are close to too many others. */
const LONG = SETTINGS.filter((setting) => setting.length >= 6);

/** The setting that was meant: it differs by a typo, or the end of its name is missing. */
const meantBy = (name: string): string | undefined =>
  closestMatch(name, LONG, { maxDistance: MAX_DISTANCE }) ??
  SETTINGS.find((setting) => setting.startsWith(`${name}_`));

/**
 * A sentence for each environment variable that looks like a setting of ours, but isn't one. Not an
 * error: it can belong to another program. A setting that is set wasn't misspelled.
 */
export function misspelledSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    if (SETTINGS.includes(name)) return [];
    const meant = meantBy(name.toUpperCase());
    if (meant === undefined || env[meant]) return [];
    return [`${name} is not a setting, so it has no effect. Did you mean ${meant}?`];
  });
}
