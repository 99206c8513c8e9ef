/*
 * `npm run lockfile`, after every `npm install`: npm leaves optional packages of other platforms
 * out of package-lock.json when its registry does not hold them, and then `npm ci` refuses the
 * lockfile as incomplete. This adds them, so that the install works from any registry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './webBuild.ts';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** What a platform package's name says of where it runs: '@biomejs/cli-linux-x64-musl'. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const libc = os === 'linux' ? { libc: [name.includes('musl') ? 'musl' : 'glibc'] } : {};
  return { os: [os], cpu: [cpu], ...libc };
}

/** Adds the platform packages that `packages` names and lacks. Returns the names that were added. */
export function addMissingPlatforms(packages: Record<string, LockedPackage>): string[] {
  const added: string[] = [];
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    if (path === '') continue;
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isLocked =
        `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
      const platform = platformOf(name);
      if (isLocked || !platform) continue;
      packages[`node_modules/${name}`] = {
        version,
        ...(dev && { dev }),
        optional: true,
        ...platform,
      };
      added.push(name);
    }
  }
  return added;
}

if (import.meta.main) {
  const file = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = addMissingPlatforms(lock.packages);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${added.length} platform packages added to package-lock.json.\n`);
}
