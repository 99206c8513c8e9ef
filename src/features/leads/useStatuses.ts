import { useAppSelector } from '#app/hooks.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import { selectStatuses } from './leadSelectors.ts';

/** The statuses as the user names and orders them. */
export const useStatuses = (): Statuses => useAppSelector(selectStatuses);
