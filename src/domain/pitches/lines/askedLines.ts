import type { Asked } from '#domain/contract/asked.ts';
import { DEFAULT_PITCH_SETTINGS, type PitchLength } from '#domain/contract/enums.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { countryOf } from '#domain/forms/answerPlace.ts';
import { type Near, nearest } from '#domain/nearest.ts';
import { answersAsked, answersFor, logisticsOf } from '#domain/pitches/asked/logistics.ts';
import { isShortMessage, type MessageSettings } from '#domain/pitches/draft/shortMessage.ts';
import type { FollowUp } from '#domain/pitches/followUp/followUpContext.ts';
import { answerLine } from '#domain/profile/answerBank.ts';
import { type ProfileLine, profileLines } from '#domain/profile/profileLines.ts';
import { fittingLines } from './fittingLines.ts';
import { unsaidLines } from './letterLines.ts';
import { namedLines } from './namedLines.ts';

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
/** Lines of the user's work that are ticked at first, at least, and skills that one sentence names. */
const FEWEST_WORK = 2;
const MOST_SKILLS = 8;
/** What a letter of a length has of the user's work at first. */
const MOST_WORK: Record<PitchLength, number> = { short: 3, medium: 6, long: 9 };
/** Below it, a line shares hardly more than an ending with a request, which is folded. */
const NEAR = 0.08;
/** Below it, most lines that are nearest to a request don't answer it, measured on 125 of real postings. */
const SURE = 0.12;

/** What says how much room a letter has for lines. */
export interface LetterKind extends MessageSettings {
  followUp?: FollowUp | undefined;
  /** Of the posting, as it's written. */
  location?: string | undefined;
}

function roomFor(settings: MessageSettings, followUp: FollowUp | undefined): number {
  if (followUp) return followUp.purpose === 'reply' ? MOST_WORK.long : 1;
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
 * A reply answers each request of the message, and another follow-up offers work that the reader doesn't know yet.
 *
 * @param asked what the posting asks for
 * @param ticks the user's own choices, the later one counts
 */
export function askedLines(
  asked: readonly Asked[],
  profile: UserProfile,
  ticks: readonly LineTick[] = [],
  { followUp, location = '', ...settings }: LetterKind = DEFAULT_PITCH_SETTINGS,
): AskedLines {
  const isReply = followUp?.purpose === 'reply';
  const news = isReply ? undefined : followUp;
  const requests = asked
    .filter((ask) => isReply || (asksForLines(ask) && (!news || ask.kind !== 'logistics')))
    .slice(0, LIMITS.askedLines);
  const lines = news ? newLines(profile, news) : profileLines(profile);
  const answers = news ? [] : answersFor(profile, countryOf(location));
  const all = new Map([...lines, ...answers.map(answerLine)].map((line) => [line.id, line]));
  const texts = requests.map(({ text }) => text);
  const nearTo = nearest(lines, texts);
  const answersTo = answersAsked(answers, texts);
  const namedBy = namedLines(lines);
  const ranked = requests.map((request): Ranked => {
    const near = nearTo(request.text);
    const answers = answersTo(request.text).map(answerLine);
    if (request.kind === 'logistics' && (isReply || answers.length > 0))
      return { request, near: [], named: answers };
    return { request, near, named: [...answers, ...namedBy(request.text, near)] };
  });

  // What was ticked for the posting is no answer.
  const ownTicks = isReply ? ticks.filter((tick) => texts.includes(tick.asked)) : ticks;
  const own = new Map(ownTicks.map(({ line, isTicked }) => [line, isTicked]));
  const mostWork = roomFor(settings, followUp);
  const fit = fittingLines(lines, texts);
  const ticked = tickedAtFirst(ranked, fit, mostWork);
  for (const [id, isTicked] of own) {
    if (isTicked && all.has(id)) ticked.add(id);
    else ticked.delete(id);
  }
  // A follow-up has something to say without a line, too.
  let missing = followUp ? 0 : Math.min(FEWEST_WORK, mostWork);
  for (const id of ticked) if (all.get(id)?.kind === 'work') missing -= 1;
  const isNear = new Set(
    ranked.flatMap(({ near }) => near.filter(({ score }) => score >= NEAR).map(({ item }) => item)),
  );
  for (const { item } of nearTo(texts.join('\n'))) {
    if (missing <= 0) break;
    const isJob = item.place?.list === 'experience' || item.place?.list === 'projects';
    if (
      !isJob ||
      !fit.has(item) ||
      own.has(item.id) ||
      ticked.has(item.id) ||
      !(isNear.has(item) || texts.length === 0)
    )
      continue;
    missing -= 1;
    ticked.add(item.id);
  }

  const shown = new Set<string>();
  const offered = ranked.map(({ request: { text, kind }, near, named }) => {
    const chosen = ticks.filter(({ asked }) => asked === text).map(({ line }) => line);
    const others = near.filter(({ item }) => !named.includes(item)).slice(0, OFFERED);
    const areNear = (others[0]?.score ?? 0) >= NEAR;
    const ids = [
      ...named.map(({ id }) => id),
      ...(areNear ? others.map(({ item }) => item.id) : []),
      ...chosen,
    ];
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
    // In a reply, what no line answers is a blank, in its place.
    asks: offered.filter(({ lines }) => isReply || lines.length > 0),
    far: offered.filter(({ lines }) => !isReply && lines.length === 0),
    others: [...ticked]
      .filter((id) => !shown.has(id))
      .flatMap((id) => all.get(id) ?? [])
      .map((line) => ({ ...line, isTicked: true })),
  };
}

interface Ranked {
  request: Asked;
  near: Near<ProfileLine>[];
  /** Answers, skills and papers that the request asks for by name. */
  named: ProfileLine[];
}

/**
 * All that requests name, and of the user's work the lines that are nearest to a request which is nearest to them, if
 * they fit a letter. With too many, the nearest.
 */
function tickedAtFirst(ranked: readonly Ranked[], fit: ReadonlySet<ProfileLine>, mostWork: number) {
  const named = [...new Set(ranked.flatMap((one) => one.named))].filter(
    (line) => line.kind === 'answer' || fit.has(line),
  );
  const skills = named.filter(({ kind }) => kind === 'skill').slice(0, MOST_SKILLS);
  const best = new Map<ProfileLine, { at: number; score: number }>();
  for (const [at, { near }] of ranked.entries())
    for (const { item, score } of near)
      if (score > (best.get(item)?.score ?? 0)) best.set(item, { at, score });
  const work = ranked
    .flatMap(({ near }, at) => {
      const first = near.find(
        ({ item }) => (item.kind === 'credential' || item.kind === 'work') && fit.has(item),
      );
      return first && first.score >= SURE && best.get(first.item)?.at === at ? [first] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostWork);
  return new Set(
    [
      ...named.filter((line) => line.kind !== 'skill' || skills.includes(line)),
      ...work.map(({ item }) => item),
    ].map(({ id }) => id),
  );
}

/** The same with only the user's own ticks: what is ticked at first is no wish. */
export function onlyWanted(
  { asks, far, others }: AskedLines,
  ticks: readonly LineTick[],
): AskedLines {
  const own = new Set(ticks.flatMap(({ line, isTicked }) => (isTicked ? [line] : [])));
  const wanted = (lines: readonly OfferedLine[]) =>
    lines.map((line) => ({ ...line, isTicked: own.has(line.id) }));
  const each = (all: readonly AskedLine[]) =>
    all.map((ask) => ({ ...ask, lines: wanted(ask.lines) }));
  return {
    asks: each(asks),
    far: each(far),
    others: wanted(others).filter((line) => line.isTicked),
  };
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
