import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { WINDOW } from './windowFrame.ts';

const FRAMES_PER_SECOND = 25;

/** Throws when there is no ffmpeg. */
export function requireFfmpeg(): void {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error('There is no ffmpeg on the PATH.', { cause });
  }
}

export interface Point {
  x: number;
  y: number;
}

/**
 * A film made of still pictures. Its clock is the number of frames, so a slow machine gives the same film
 * as a fast one. Pictures are raw RGB in the window's size.
 */
export interface Film<Picture = Buffer> {
  /** Cuts to a picture. */
  show: (picture: Picture) => void;
  /** Fades to a picture. */
  fadeTo: (picture: Picture) => Promise<void>;
  /** Keeps the picture for so many seconds. */
  hold: (seconds: number) => Promise<void>;
  movePointer: (to: Point) => Promise<void>;
  /** Presses the pointer: a ring shows it. */
  press: () => Promise<void>;
  /** Finishes the file. */
  end: () => Promise<void>;
}

const SIZE = { width: WINDOW.width, height: WINDOW.height };
const RAW = { raw: { ...SIZE, channels: 3 } } as const;

/** Half the size of the pointer's picture; its tip is in the middle. */
const TIP = 24;

const pointerPicture = (isPressed: boolean) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">
    <defs><filter id="s" x="-50%" y="-50%" width="200%" height="200%">
      <feDropShadow dx="0" dy="1" stdDeviation="1.2" flood-opacity="0.35" /></filter></defs>
    ${isPressed ? '<circle cx="24" cy="24" r="15" fill="#2444c0" fill-opacity="0.22" />' : ''}
    <path d="M24 24v17l4.2-3.8 2.9 6.4 3-1.3-2.9-6.3h5.6z" filter="url(#s)"
      fill="#1b1a17" stroke="#fff" stroke-width="1.4" stroke-linejoin="round" />
  </svg>`);

const smooth = (share: number) => share * share * (3 - 2 * share);

export function openFilm(file: string, start: Point): Film {
  const encoder = spawn('ffmpeg', encoderArguments(file), { stdio: ['pipe', 'ignore', 'pipe'] });
  let output = '';
  encoder.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const closed = once(encoder, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}:\n${output}`);
  });
  // Handled where frames are written: a broken pipe only says that ffmpeg has ended.
  closed.catch(() => {});
  encoder.stdin.on('error', () => {});

  const [arrow, pressedArrow] = [pointerPicture(false), pointerPicture(true)];
  let picture: Buffer = Buffer.alloc(SIZE.width * SIZE.height * 3, 255);
  let pointer = start;

  async function write(frame: Buffer): Promise<void> {
    if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), closed]);
  }

  const withPointer = (base: Buffer, input = arrow) =>
    sharp(base, RAW)
      .composite([{ input, left: Math.round(pointer.x) - TIP, top: Math.round(pointer.y) - TIP }])
      .removeAlpha()
      .raw()
      .toBuffer();

  async function hold(seconds: number, input = arrow) {
    const frame = await withPointer(picture, input);
    for (let left = Math.round(seconds * FRAMES_PER_SECOND); left > 0; left--) await write(frame);
  }

  return {
    show(next) {
      picture = next;
    },
    async fadeTo(next) {
      const steps = 5;
      const before = picture;
      for (let step = 1; step <= steps; step++) {
        picture = mix(before, next, step / steps);
        await hold(1 / FRAMES_PER_SECOND);
      }
    },
    hold: (seconds) => hold(seconds),
    async movePointer(to) {
      const from = pointer;
      const distance = Math.hypot(to.x - from.x, to.y - from.y);
      const steps = Math.round(FRAMES_PER_SECOND * (0.35 + distance / 1600));
      for (let step = 1; step <= steps; step++) {
        const share = smooth(step / steps);
        pointer = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
        await write(await withPointer(picture));
      }
    },
    press: () => hold(0.2, pressedArrow),
    async end() {
      encoder.stdin.end();
      await closed;
    },
  };
}

function mix(from: Buffer, to: Buffer, share: number): Buffer {
  const mixed = Buffer.allocUnsafe(from.length);
  for (let index = 0; index < from.length; index++) {
    const start = from[index] ?? 0;
    mixed[index] = start + share * ((to[index] ?? 0) - start);
  }
  return mixed;
}

/** H.264 that every browser plays, with its index in front so that it starts at once. */
const encoderArguments = (file: string) => [
  ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
  ...['-s', `${SIZE.width}x${SIZE.height}`, '-r', String(FRAMES_PER_SECOND), '-i', '-'],
  ...[
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int',
    '-colorspace',
    'bt709',
  ],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '19', '-tune', 'stillimage'],
  ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', file],
];
