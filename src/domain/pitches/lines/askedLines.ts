import type { Asked } from '#domain/contract/asked.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { type Near, nearest } from '#domain/nearest.ts';
import { answersAskedFor, logisticsOf } from '#domain/pitches/asked/logistics.ts';
import { answerId, answersOf, type ProfileLine, profileLines } from '#domain/profile/profileLines.ts';

export interface OfferedLine extends ProfileLine {
  isTicked: boolean;
}

/** What a posting asks for, with the lines of the profile that are offered for it, the nearest first. */
export interface AskedLine extends Pick<Asked, 'text' | 'kind'> {
  lines: OfferedLine[];
}

export interface AskedLines {
  /** In the posting's order. */
  asks: AskedLine[];
  /** Those that no line is near to. It says nothing about the user: the ranking may not know the words. */
  far: AskedLine[];
  /** Ticked lines beside any of them. */
  others: OfferedLine[];
}

/** Lines that are shown for a request. */
const OFFERED = 2;
/** Lines that are ticked at first, and the fewest that a letter has. */
const MOST_TICKED = 9;
const FEWEST_TICKED = 2;
/** Below it, a line shares hardly more than an ending with a request. It only folds and unticks; the user sees all. */
const NEAR = 0.08;

/** Documents to send and the like ask for no line. */
const asksForLines = ({ text, kind }: Asked): boolean =>
  kind !== 'logistics' || logisticsOf(text).some((topic) => topic !== 'documents');

/**
 * What of the profile is offered for each request of a posting, and what is ticked: the best line of each, at most nine
 * in all, unless the user chose otherwise.
 *
 * @param asked what the posting asks for
 * @param ticks the user's own choices, the later one counts
 */
export function askedLines(
  asked: readonly Asked[],
  profile: UserProfile,
  ticks: readonly LineTick[] = [],
): AskedLines {
  const requests = asked.filter(asksForLines).slice(0, LIMITS.askedLines);
  const lines = profileLines(profile);
  const answers = new Map(answersOf(profile).map((answer) => [answer.id, answer]));
  const all = new Map([...lines, ...answers.values()].map((line) => [line.id, line]));
  const nearTo = nearest(
    lines,
    requests.map(({ text }) => text),
  );
  const ranked = requests.map((request) => {
    const near = nearTo(request.text);
    const answered = answersAskedFor(request.text).flatMap((key) => {
      const answer = answers.get(answerId(key));
      return answer ? [{ item: answer, score: 1 }] : [];
    });
    const isNear = request.kind !== 'logistics' || answered.length === 0;
    return { request, near: isNear ? [...answered, ...near] : answered };
  });

  const own = new Map(ticks.map(({ line, isTicked }) => [line, isTicked]));
  const ticked = tickedAtFirst(ranked.map(({ near }) => near));
  for (const [id, isTicked] of own) {
    if (isTicked && all.has(id)) ticked.add(id);
    else ticked.delete(id);
  }
  const fillUps = nearTo(requests.map(({ text }) => text).join('\n'))
    .filter(({ item }) => item.kind === 'work' && !own.has(item.id))
    .map(({ item }) => item.id);
  for (const id of fillUps) if (ticked.size < FEWEST_TICKED) ticked.add(id);

  const shown = new Set<string>();
  const offered = ranked.map(({ request, near }) => {
    const chosen = ticks.filter((tick) => tick.asked === request.text).map(({ line }) => line);
    const ids = [...near.slice(0, OFFERED).map(({ item }) => item.id), ...chosen];
    for (const id of ids) shown.add(id);
    const lines = [...new Set(ids)].flatMap((id) => all.get(id) ?? []);
    return {
      ...{ text: request.text, kind: request.kind },
      lines: lines.map((line) => ({ ...line, isTicked: ticked.has(line.id) })),
      isNear: (near[0]?.score ?? 0) >= NEAR || chosen.length > 0,
    };
  });
  const withoutNear = ({ isNear: _, ...ask }: (typeof offered)[number]): AskedLine => ask;
  return {
    asks: offered.filter(({ isNear }) => isNear).map(withoutNear),
    far: offered.filter(({ isNear }) => !isNear).map((ask) => ({ ...withoutNear(ask), lines: [] })),
    others: [...ticked]
      .filter((id) => !shown.has(id))
      .flatMap((id) => all.get(id) ?? [])
      .map((line) => ({ ...line, isTicked: true })),
  };
}

/** The best line of each request, and answers that it asks for. With more than nine, the nearest of them. */
function tickedAtFirst(ranked: readonly Near<ProfileLine>[][]): Set<string> {
  const best = ranked.flatMap((near) => [
    ...near.filter(({ item }) => item.kind === 'answer'),
    ...near.filter(({ item }) => item.kind !== 'answer').slice(0, 1),
  ]);
  const sorted = best.filter(({ score }) => score >= NEAR).toSorted((a, b) => b.score - a.score);
  return new Set([...new Set(sorted.map(({ item }) => item.id))].slice(0, MOST_TICKED));
}

/** The ticked lines in the letter's order, each once: that of the requests, then the others. */
export function tickedLines({ asks, others }: AskedLines): OfferedLine[] {
  const lines = [...asks.flatMap(({ lines }) => lines), ...others].filter((line) => line.isTicked);
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}
