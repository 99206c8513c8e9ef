import type { FollowUp } from '#domain/followUpContext.ts';

/** What a follow-up may say of earlier: the sentences of the sent letters, and the dates of the lead. */
export function sentTexts(followUp: FollowUp | undefined): string[] {
  if (!followUp) return [];
  const { letters, sentAt, dates, timeZone = 'UTC' } = followUp;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  const days = [...letters.map(({ at }) => at), ...(sentAt === null ? [] : [sentAt]), ...dates];
  const texts = [
    ...letters.flatMap(({ content }) => content.split(/(?<=[.!?])\s+|\n+/)),
    ...days.map((at) => format.format(new Date(at))),
  ];
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}
