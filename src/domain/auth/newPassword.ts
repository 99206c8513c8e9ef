import { LIMITS } from '#domain/contract/limits.ts';

/** Says what is wrong with the length of a new password; `null` if nothing is. */
export function passwordLengthProblem(password: string): string | null {
  if ([...password].length < LIMITS.minPassword) {
    return `The password must be at least ${LIMITS.minPassword} characters.`;
  }
  return password.length > LIMITS.password
    ? `The password must be ${LIMITS.password.toLocaleString('en-US')} characters or fewer.`
    : null;
}
