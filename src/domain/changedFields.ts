const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal, ignoring the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

/** Changed fields only, in nested objects too. Lists are included whole. */
export type Changes<T> = {
  [K in keyof T]?: T[K] extends readonly unknown[]
    ? T[K]
    : T[K] extends object
      ? Changes<T[K]>
      : T[K];
};

/**
 * The fields of `edited` that differ from `original`, in nested objects too; a list that differs is
 * included whole. Fields that `edited` doesn't have are ignored (product spec, section 5, Profile).
 */
export function changedFields<T extends object>(original: T, edited: T): Changes<T> {
  const changes: Record<string, unknown> = {};
  for (const [key, after] of Object.entries(edited)) {
    const before = (original as Record<string, unknown>)[key];
    if (isSame(before, after) || after === undefined) continue;
    changes[key] =
      isPlainObject(before) && isPlainObject(after) ? changedFields(before, after) : after;
  }
  return changes as Changes<T>;
}

/** `original` with the changes applied. */
export function applyChanges<T extends object>(original: T, changes: Changes<T>): T {
  const edited = { ...original } as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    const before = edited[key];
    edited[key] =
      isPlainObject(before) && isPlainObject(change) ? applyChanges(before, change) : change;
  }
  return edited as T;
}

/**
 * The paths of the fields that `changes` and `current` changed differently since `original`, such as
 * 'contactInfo.email'. The other changes can be applied to `current`, and nothing is lost.
 */
export function conflictingFields<T extends object>(
  original: T,
  changes: Changes<T>,
  current: T,
): string[] {
  return Object.entries(changes).flatMap(([key, mine]) => {
    const base = (original as Record<string, unknown>)[key];
    const theirs = (current as Record<string, unknown>)[key];
    if (isPlainObject(base) && isPlainObject(mine) && isPlainObject(theirs)) {
      return conflictingFields(base, mine, theirs).map((path) => `${key}.${path}`);
    }
    return isSame(base, theirs) || isSame(mine, theirs) ? [] : [key];
  });
}
