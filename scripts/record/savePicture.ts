import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../webBuild.ts';
import { WINDOW } from './windowFrame.ts';

/** Pictures are taken with this many pixels per CSS pixel. */
export const PICTURE_SCALE = 2;

const SIZE = { width: WINDOW.width * PICTURE_SCALE, height: WINDOW.height * PICTURE_SCALE };

/**
 * Writes a raw window as `public/media/{name}.avif` and `.webp`, and at half its width as
 * `{name}-1280.avif` and `.webp`. Returns the paths.
 */
export async function savePicture(name: string, picture: Buffer): Promise<string[]> {
  const path = join(ROOT, 'public/media', name);
  const large = sharp(picture, { raw: { ...SIZE, channels: 3 } });
  const small = large.clone().resize(WINDOW.width);
  const files = [
    { file: `${path}.avif`, image: large.clone().avif({ quality: 58 }) },
    { file: `${path}.webp`, image: large.clone().webp({ quality: 70, smartSubsample: true }) },
    { file: `${path}-1280.avif`, image: small.clone().avif({ quality: 62 }) },
    { file: `${path}-1280.webp`, image: small.clone().webp({ quality: 80, smartSubsample: true }) },
  ];
  for (const { file, image } of files) await image.toFile(file);
  return files.map(({ file }) => file);
}
