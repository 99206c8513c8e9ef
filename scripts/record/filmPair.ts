import { SCHEMES, type Scheme } from './camera.ts';
import { type Film, openFilm, type Point } from './film.ts';

/** The same picture in each color scheme. */
export type Pair = Record<Scheme, Buffer>;

/** Opens a film for each color scheme. Both get the same actions. */
export function openFilmPair(files: Record<Scheme, string>, start: Point): Film<Pair> {
  const films = SCHEMES.map((scheme) => ({ scheme, film: openFilm(files[scheme], start) }));
  const both = async (act: (film: Film, scheme: Scheme) => Promise<void>) => {
    await Promise.all(films.map(({ film, scheme }) => act(film, scheme)));
  };
  return {
    show(pair) {
      for (const { film, scheme } of films) film.show(pair[scheme]);
    },
    fadeTo: (pair) => both((film, scheme) => film.fadeTo(pair[scheme])),
    hold: (seconds) => both((film) => film.hold(seconds)),
    movePointer: (to) => both((film) => film.movePointer(to)),
    press: () => both((film) => film.press()),
    end: () => both((film) => film.end()),
  };
}
