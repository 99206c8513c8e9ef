import type { TagDescription } from '@reduxjs/toolkit/query';
import type { LiveEvent } from '#domain/contract/events.ts';

/* What answers are known by in the cache, so that a write can say which of them it made stale. */

export const LEAD_LIST = { type: 'leads', id: 'LIST' } as const;
export const LEAD_STATS = { type: 'leads', id: 'STATS' } as const;
export const leadTag = (id: string) => ({ type: 'leads', id }) as const;

export const TAG_TYPES = ['leads', 'pitches', 'profile'] as const;

/** What a change that another client made makes stale. */
export function tagsOf({ entity, id }: LiveEvent): TagDescription<(typeof TAG_TYPES)[number]>[] {
  if (entity === 'leads') return [leadTag(id), LEAD_LIST, LEAD_STATS];
  return entity === 'auth' ? [] : [entity];
}
