import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { draw, type Scene, type Scheme, type Size, windowHtml } from './drawWindow.ts';
import { ffmpeg } from './saveMedia.ts';

/** The film's window. */
export const FILM = { width: 1280, height: 800, scale: 1 } as const;

/** How long a fade and a press take, in seconds. A fade is five frames. */
const FADE = 0.2;
const PRESS = 0.2;

/** The pointer's pictures have its tip in the middle. */
const POINTER = { width: 48, height: 48, scale: 1 } as const;
const pointerHtml = (shape: string) =>
  `<body style="margin: 0"><svg width="48" height="48">${shape}</svg>`;
const RING = pointerHtml('<circle cx="24" cy="24" r="15" fill="#2444c0" fill-opacity="0.22" />');
const ARROW = pointerHtml(`<path d="M24 24v17l4.2-3.8 2.9 6.4 3-1.3-2.9-6.3h5.6z" fill="#1b1a17"
  stroke="#fff" stroke-width="1.4" stroke-linejoin="round"
  style="filter: drop-shadow(0 1px 1.2px #0006)" />`);

/**
 * A film of still pictures in both color schemes, with a drawn pointer. Its clock is the sum of the
 * seconds that it is given, so a slow machine gives the same film as a fast one.
 *
 * @param folder for the pictures
 */
export function createFilm(browser: Browser, folder: string) {
  let clock = 0;
  let pointer = { x: 620, y: 500 };
  /** ffmpeg's expressions for the pointer's place at the time `t`, and for the times of cuts and presses. */
  const place = { x: `${pointer.x - POINTER.width / 2}`, y: `${pointer.y - POINTER.height / 2}` };
  const cuts: string[] = [];
  const presses: string[] = [];
  /** The pictures as HTML, and when each appears. */
  const pictures: (Record<Scheme, string> & { start: number })[] = [];

  const path = (name: string) => join(folder, name);
  const drawTo = async (name: string, html: string, size: Size) =>
    writeFile(path(name), await draw(browser, html, size));

  return {
    /** Fades to what the window shows now, and keeps it for so many seconds. */
    async fadeTo(scene: Scene, seconds: number) {
      const light = await windowHtml(scene, 'light', FILM);
      pictures.push({ start: clock, light, dark: await windowHtml(scene, 'dark', FILM) });
      clock += seconds;
    },

    /** The same without a fade. */
    cutTo(scene: Scene, seconds: number) {
      // From the frame before, because the picture's first frame can be half a frame early.
      cuts.push(`between(t,${clock - 0.04},${clock + FADE})`);
      return this.fadeTo(scene, seconds);
    },

    movePointer(to: { x: number; y: number }) {
      const seconds = 0.35 + Math.hypot(to.x - pointer.x, to.y - pointer.y) / 1600;
      const share = `st(0,clip((t-${clock})/${seconds},0,1))*ld(0)*(3-2*ld(0))`;
      place.x += `+(${to.x - pointer.x})*${share}`;
      place.y += `+(${to.y - pointer.y})*${share}`;
      pointer = to;
      clock += seconds;
    },

    /** Presses the pointer: a ring shows it. */
    press() {
      presses.push(`between(t,${clock},${clock + PRESS})`);
      clock += PRESS;
    },

    /** Writes the video of a color scheme. */
    async save(scheme: Scheme, file: string) {
      let playlist = '';
      for (const [index, picture] of pictures.entries()) {
        await drawTo(`${index}.png`, picture[scheme], FILM);
        const end = pictures[index + 1]?.start ?? clock;
        playlist += `file ${index}.png\nduration ${end - picture.start}\n`;
      }
      // A duration only counts if another picture follows.
      playlist += `file ${pictures.length - 1}.png\n`;
      await writeFile(path('playlist.txt'), playlist);
      await drawTo('ring.png', RING, POINTER);
      await drawTo('arrow.png', ARROW, POINTER);
      const overlay = `overlay=x='${place.x}':y='${place.y}':format=gbrp`;
      const filters = [
        // The mean of the last five frames makes each change of pictures a fade.
        `[0]fps=25,format=gbrp,tmix=5:enable='not(${cuts.join('+')})'[film]`,
        `[film][1]${overlay}:enable='${presses.join('+')}'[pressed]`,
        `[pressed][2]${overlay},scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int`,
      ];
      await ffmpeg([
        ...['-f', 'concat', '-i', path('playlist.txt')],
        ...['-i', path('ring.png'), '-i', path('arrow.png')],
        ...['-filter_complex', filters.join(';'), '-t', `${clock}`],
        // H.264 that every browser plays, with its index in front so that it starts at once.
        ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
        ...['-color_range', 'tv', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
        ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '19', '-tune', 'stillimage', file],
      ]);
    },
  };
}
