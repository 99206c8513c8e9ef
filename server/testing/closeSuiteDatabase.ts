import type { OpenDatabase } from '../db/database.ts';

/** Jest's global teardown. Where Jest runs the suites in its own process, it couldn't end otherwise. */
export default async function close(): Promise<void> {
  const { suiteDatabase } = globalThis as { suiteDatabase?: Promise<OpenDatabase> };
  await (await suiteDatabase)?.close();
}
