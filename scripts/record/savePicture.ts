import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../webBuild.ts';
import { WINDOW, type WindowSize } from './windowFrame.ts';

/** The size of every picture in pixels: two for each CSS pixel of the film's window. */
const SIZE = { width: 2 * WINDOW.width, height: 2 * WINDOW.height };

/** The pixels per CSS pixel of a picture of such a window. */
export const pictureScale = ({ width }: WindowSize): number => SIZE.width / width;

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
