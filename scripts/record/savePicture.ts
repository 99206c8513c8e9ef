import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../webBuild.ts';
import { WINDOW } from './windowFrame.ts';

/** Pictures are taken with this many pixels per CSS pixel. */
export const PICTURE_SCALE = 2;

const SIZE = { width: WINDOW.width * PICTURE_SCALE, height: WINDOW.height * PICTURE_SCALE };

/** Writes a raw window as `public/media/{name}.avif` and `.webp`. Returns their paths. */
export async function savePicture(name: string, picture: Buffer): Promise<string[]> {
  const path = join(ROOT, 'public/media', name);
  const image = sharp(picture, { raw: { ...SIZE, channels: 3 } });
  await image.clone().avif({ quality: 62, effort: 6 }).toFile(`${path}.avif`);
  await image.clone().webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(`${path}.webp`);
  return [`${path}.avif`, `${path}.webp`];
}
