import type { Asked } from '#domain/contract/asked.ts';
import { DEFAULT_PITCH_SETTINGS, type PitchLength } from '#domain/contract/enums.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { type Near, nearest } from '#domain/nearest.ts';
import { answersAsked, logisticsOf } from '#domain/pitches/asked/logistics.ts';
import { isShortMessage, type MessageSettings } from '#domain/pitches/draft/shortMessage.ts';
import type { FollowUp } from '#domain/pitches/followUp/followUpContext.ts';
import { answerLine, letterAnswers } from '#domain/profile/answerBank.ts';
import { type ProfileLine, profileLines } from '#domain/profile/profileLines.ts';
import { unsaidLines } from './letterLines.ts';

export interface OfferedLine extends ProfileLine {
  isTicked: boolean;
  /** The user ticked it for this request. */
  isChosen?: boolean;
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
/** Lines that are ticked at first, and the fewest of the user's work. */
const MOST_TICKED = 9;
const FEWEST_TICKED = 2;
/** What a letter of a length has of the user's work at first. */
const MOST_WORK: Record<PitchLength, number> = { short: 3, medium: 6, long: 9 };
/** Below it, a line shares hardly more than an ending with a request. It only folds and unticks; the user sees all. */
const NEAR = 0.08;

/** What says how much room a letter has for lines. */
export interface LetterKind extends MessageSettings {
  followUp?: FollowUp | undefined;
}

function roomFor(settings: MessageSettings, followUp: FollowUp | undefined): number {
  if (followUp) return followUp.purpose === 'reply' ? 0 : 1;
  return isShortMessage(settings) ? 1 : MOST_WORK[settings.length];
}

/** Lines of the user's work that no letter before said. */
function newLines(profile: UserProfile, { letters }: FollowUp): ProfileLine[] {
  const sent = letters.map(({ content }) => content).join('\n');
  return unsaidLines(
    sent,
    profileLines(profile).filter(({ kind }) => kind === 'work'),
  );
}

/** Documents to send and the like ask for no line. */
const asksForLines = ({ text, kind }: Asked): boolean =>
  kind !== 'logistics' || logisticsOf(text).some((topic) => topic !== 'documents');

/**
 * What of the profile is offered for each request of a posting, and what is ticked: the best line of each, as many as
 * the letter has room for, unless the user chose otherwise.
 *
 * A follow-up offers work that the reader doesn't know yet.
 *
 * @param asked what the posting asks for
 * @param ticks the user's own choices, the later one counts
 */
export function askedLines(
  asked: readonly Asked[],
  profile: UserProfile,
  ticks: readonly LineTick[] = [],
  { followUp, ...settings }: LetterKind = DEFAULT_PITCH_SETTINGS,
): AskedLines {
  const requests = asked
    .filter((ask) => asksForLines(ask) && (!followUp || ask.kind !== 'logistics'))
    .slice(0, LIMITS.askedLines);
  const lines = followUp ? newLines(profile, followUp) : profileLines(profile);
  const answers = followUp ? [] : letterAnswers(profile);
  const all = new Map([...lines, ...answers.map(answerLine)].map((line) => [line.id, line]));
  const texts = requests.map(({ text }) => text);
  const nearTo = nearest(lines, texts);
  const answersTo = answersAsked(answers, texts);
  const ranked = requests.map((request) => {
    const near = nearTo(request.text);
    const answered = answersTo(request.text).map((answer) => ({
      item: answerLine(answer),
      score: 1,
    }));
    const isNear = request.kind !== 'logistics' || answered.length === 0;
    return { request, near: isNear ? [...answered, ...near] : answered };
  });

  const own = new Map(ticks.map(({ line, isTicked }) => [line, isTicked]));
  const mostWork = roomFor(settings, followUp);
  const ticked = tickedAtFirst(
    ranked.map(({ near }) => near),
    mostWork,
  );
  for (const [id, isTicked] of own) {
    if (isTicked && all.has(id)) ticked.add(id);
    else ticked.delete(id);
  }
  const fillUps = nearTo(texts.join('\n'))
    .filter(
      ({ item: { id, kind, place } }) =>
        kind === 'work' && place?.list !== 'summary' && !own.has(id),
    )
    .map(({ item }) => item.id);
  // A follow-up has something to say without a line, too.
  let missing = followUp ? 0 : Math.min(FEWEST_TICKED, mostWork);
  for (const id of ticked) if (all.get(id)?.kind === 'work') missing -= 1;
  for (const id of fillUps) {
    if (missing <= 0) break;
    if (!ticked.has(id)) missing -= 1;
    ticked.add(id);
  }

  const shown = new Set<string>();
  const offered = ranked.map(({ request: { text, kind }, near }) => {
    const chosen = ticks.filter(({ asked }) => asked === text).map(({ line }) => line);
    const isNear = (near[0]?.score ?? 0) >= NEAR;
    const ids = [...(isNear ? near.slice(0, OFFERED).map(({ item }) => item.id) : []), ...chosen];
    const lines = [...new Set(ids)].flatMap((id) => all.get(id) ?? []);
    for (const { id } of lines) shown.add(id);
    const offers = lines.map((line) => ({
      ...line,
      isTicked: ticked.has(line.id),
      isChosen: ticked.has(line.id) && chosen.includes(line.id),
    }));
    return { text, kind, lines: offers };
  });
  return {
    asks: offered.filter(({ lines }) => lines.length > 0),
    far: offered.filter(({ lines }) => lines.length === 0),
    others: [...ticked]
      .filter((id) => !shown.has(id))
      .flatMap((id) => all.get(id) ?? [])
      .map((line) => ({ ...line, isTicked: true })),
  };
}

/** The best line of each request, and answers that it asks for. With too many, the nearest of them. */
function tickedAtFirst(ranked: readonly Near<ProfileLine>[][], mostWork: number): Set<string> {
  const best = ranked.flatMap((near) => [
    ...near.filter(({ item }) => item.kind === 'answer'),
    ...near.filter(({ item }) => item.kind !== 'answer').slice(0, 1),
  ]);
  const sorted = best.filter(({ score }) => score >= NEAR).toSorted((a, b) => b.score - a.score);
  const lines = [...new Set(sorted.map(({ item }) => item))];
  const work = lines.filter(({ kind }) => kind === 'work').slice(0, mostWork);
  const kept = lines.filter((line) => line.kind !== 'work' || work.includes(line));
  return new Set(kept.slice(0, MOST_TICKED).map(({ id }) => id));
}

export interface ChosenLine extends OfferedLine {
  /** The request that it answers; empty beside any. */
  asked: string;
}

/**
 * The ticked lines in the letter's order, each once: at the request that the user ticked it for, else at the first that
 * it's nearest to, then those beside any.
 */
export function tickedLines({ asks, others }: AskedLines): ChosenLine[] {
  const placeOf = new Map<string, number>();
  for (const [at, { lines }] of asks.entries())
    for (const [rank, { id, isChosen }] of lines.entries())
      if (isChosen || (rank === 0 && !placeOf.has(id))) placeOf.set(id, at);
  const inOrder = asks.flatMap(({ text, lines }, at) =>
    lines
      .filter(({ id }) => (placeOf.get(id) ?? at) === at)
      .map((line) => ({ ...line, asked: text })),
  );
  const beside = others.map((line) => ({ ...line, asked: '' }));
  const ticked = [...inOrder, ...beside].filter(({ isTicked }) => isTicked);
  return ticked.filter(({ id }, at) => ticked.findIndex((line) => line.id === id) === at);
}
