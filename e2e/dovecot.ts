import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './server.ts';

/** A real IMAP server with one mailbox, on this machine only. */
export interface Dovecot {
  port: number;
  user: string;
  /** Puts an email into the folder, as if it had just arrived. */
  deliver: (email: string) => Promise<void>;
  /** What the server did, with the commands of each session. */
  close: () => Promise<void>;
  /** The names of the files in the folder, which have the flags of the emails. */
  folder: string;
}

/** Debian's `dovecot` isn't on the PATH of users. */
function dovecotPath(): string {
  const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  try {
    const env = { ...process.env, PATH };
    return execFileSync('sh', ['-c', 'command -v dovecot'], { encoding: 'utf8', env }).trim();
  } catch (cause) {
    throw new Error('There is no dovecot. On Debian, install dovecot-imapd.', { cause });
  }
}

interface Settings {
  dir: string;
  port: number;
  /** Who the mail belongs to: never root, which dovecot refuses. */
  owner: { uid: number; gid: number };
}

/** What dovecot 2.3 and 2.4 write in the same way. */
const shared = ({ dir, port }: Settings): string => `
base_dir = ${dir}/run
state_dir = ${dir}/run
log_path = ${dir}/dovecot.log
listen = 127.0.0.1
ssl = no
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
${userInfo().uid === 0 ? '' : `default_internal_user = ${userInfo().username}\ndefault_login_user = ${userInfo().username}`}
`;

const CONFIGS: Record<string, (settings: Settings) => string> = {
  '2.3': (settings) => `protocols = imap
disable_plaintext_auth = no
mail_location = maildir:${settings.dir}/mail
passdb {
  driver = passwd-file
  args = ${settings.dir}/users
}
userdb {
  driver = static
  args = uid=${settings.owner.uid} gid=${settings.owner.gid} home=${settings.dir}/mail
}
${shared(settings)}`,
  '2.4': (settings) => `dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
protocols {
  imap = yes
}
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${settings.dir}/mail
passdb passwd-file {
  passwd_file_path = ${settings.dir}/users
}
userdb static {
  fields {
    uid = ${settings.owner.uid}
    gid = ${settings.owner.gid}
    home = ${settings.dir}/mail
  }
}
${shared(settings)}`,
};

/** The user `nobody` on Debian, who has no rights. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export async function startDovecot(password: string): Promise<Dovecot> {
  const program = dovecotPath();
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).slice(0, 3);
  const config = CONFIGS[version];
  if (!config) throw new Error(`The tests have no settings for dovecot ${version}.`);
  const dir = await mkdtemp(join(tmpdir(), 'leadside-dovecot-'));
  const { uid, gid } = userInfo();
  const owner = uid === 0 ? NOBODY : { uid, gid };
  const port = await freePort();
  const file = join(dir, 'dovecot.conf');
  const folder = join(dir, 'mail/new');
  await chmod(dir, 0o755);
  for (const part of ['mail', 'mail/new', 'mail/cur', 'mail/tmp'])
    await mkdir(join(dir, part), { mode: 0o755 });
  if (uid === 0)
    for (const part of ['mail', 'mail/new', 'mail/cur', 'mail/tmp'])
      await chown(join(dir, part), owner.uid, owner.gid);
  await writeFile(file, config({ dir, port, owner }));
  await writeFile(join(dir, 'users'), `ana:{PLAIN}${password}\n`, { mode: 0o644 });
  const child = spawn(program, ['-F', '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100)
      throw new Error(`dovecot didn't start, see ${dir}/dovecot.log`);
    await sleep(100);
  }
  let delivered = 0;

  return {
    port,
    user: 'ana',
    folder,
    async deliver(email) {
      delivered += 1;
      const path = join(folder, `${Date.now()}.${delivered}.test`);
      await writeFile(path, email.replaceAll('\n', '\r\n'));
      await utimes(path, new Date(), new Date());
      if (uid === 0) await chown(path, owner.uid, owner.gid);
    },
    async close() {
      const ended = once(child, 'close');
      if (child.kill()) await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
