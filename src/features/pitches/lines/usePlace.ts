import { useState } from 'react';
import { useGetProfileQuery } from '#api/api.ts';
import { linePlaces } from '#domain/profile/lineChanges.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import type { LinePlace } from '#domain/profile/profileLines.ts';

export interface Place {
  options: { value: string; label: string }[];
  value: string;
  choose: (value: string) => void;
  chosen: LinePlace;
}

/** Where a new line goes in the profile: the newest job, until the user chooses. */
export function usePlace(): Place {
  const { data } = useGetProfileQuery();
  const [value, choose] = useState('0');
  const places = linePlaces(data ?? EMPTY_PROFILE);
  return {
    options: places.map(({ label }, index) => ({ value: String(index), label })),
    value,
    choose,
    chosen: places[Number(value)]?.place ?? { list: 'achievements' },
  };
}
