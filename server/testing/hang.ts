/* Hangs after its start, for watchdog.test.ts: `hang.ts MAX_HANG`. */
import { startWatchdog } from '../watchdog.ts';

startWatchdog(Number(process.argv[2]));
process.stdout.write('started\n', () => {
  for (;;);
});
