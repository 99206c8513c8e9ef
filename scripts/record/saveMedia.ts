import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../webBuild.ts';

/** Runs ffmpeg, which overwrites files. Throws with what it says if it fails. */
export async function ffmpeg(args: string[], input?: Buffer): Promise<void> {
  const running = promisify(execFile)('ffmpeg', ['-y', '-loglevel', 'error', ...args]);
  running.child.stdin?.end(input);
  await running;
}

/** An AVIF of this width, with all its colors. */
const avif = (width: number) => [
  '-vf',
  `scale=${width}:-1:out_color_matrix=bt709:out_range=pc:flags=lanczos+accurate_rnd+full_chroma_int`,
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'],
  ...['-color_range', 'pc', '-pix_fmt', 'yuv444p', '-c:v', 'libaom-av1', '-still-picture', '1'],
  ...['-cpu-used', '6', '-aom-params', 'tune-content=screen', '-crf', '24'],
];

const webp = (width: number, quality: number) => [
  ...['-vf', `scale=${width}:-1:flags=lanczos`, '-pix_fmt', 'bgra'],
  ...['-c:v', 'libwebp', '-quality', `${quality}`],
];

/** Writes a PNG of 2560 pixels' width to `public/media`, in two formats and two widths. */
export async function savePicture(name: string, png: Buffer): Promise<void> {
  const path = join(ROOT, 'public/media', name);
  await ffmpeg(
    [
      ...['-i', '-', ...avif(2560), `${path}.avif`, ...webp(2560, 70), `${path}.webp`],
      ...[...avif(1280), `${path}-1280.avif`, ...webp(1280, 80), `${path}-1280.webp`],
    ],
    png,
  );
}
