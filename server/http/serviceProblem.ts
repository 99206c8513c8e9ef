/** What can go wrong with a service that the user chose, a model's provider or a mail server, and what to do. */
const PROBLEMS = {
  forbidden: [
    'This server isn’t allowed to connect to {name}.',
    'Its operator can allow the host.',
  ],
  signIn: [
    '{name} refused the key or password.',
    'Check it. A mail server often takes only an app password, which you make in your account there.',
  ],
  limit: [
    '{name} says your balance or limit is used up.',
    'Check your account there, or try again later.',
  ],
  missing: ['{name} doesn’t have {what}.', 'Choose another, or check its name.'],
  silent: ['{name} gave no answer in time.', 'It may still be starting. Try again.'],
  unreachable: ['Nothing answers at {name}.', 'Check the address, and that it is running.'],
  insecure: ['There is no secure connection to {name}.', 'Check server and port.'],
  tooMuch: [
    '{name} sends more than Leadside can read.',
    'Leadside will try again in a few minutes.',
  ],
  failed: [
    '{name} refused the request or broke off.',
    'Try again in a few minutes, or choose another.',
  ],
} as const;

export type ProblemKind = keyof typeof PROBLEMS;

interface Described<Field> {
  kind: ProblemKind;
  /** What the user can change about it. */
  field: Field;
  name: string;
  /** What it doesn't have. */
  what?: string;
  /** The service's own, on one line; '' for none. */
  words: string;
}

/** What the user reads about a service that failed, with its own words. */
export function serviceProblem<Field>({ kind, field, name, what = 'it', words }: Described<Field>) {
  const [reason, advice] = PROBLEMS[kind];
  return {
    field,
    reason: reason.replace('{name}', () => name).replace('{what}', () => what),
    advice: words === '' ? advice : `It says: “${words}” ${advice}`,
  };
}
