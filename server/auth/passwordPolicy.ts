import { passwordLengthProblem } from '#domain/auth/newPassword.ts';

/** About 49,000 passwords in lowercase. Loaded on first use. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Why a new password isn't accepted, as a sentence; `null` if it is. */
export async function newPasswordProblem(password: string): Promise<string | null> {
  const problem = passwordLengthProblem(password);
  if (problem !== null) return problem;
  commonPasswords ??= loadCommonPasswords();
  const isCommon = (await commonPasswords).has(password.normalize('NFKC').toLowerCase());
  return isCommon ? 'This password is too common. Choose another one.' : null;
}
