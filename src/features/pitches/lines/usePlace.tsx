import { type ReactNode, useState } from 'react';
import { useGetProfileQuery } from '#api/api.ts';
import { linePlaces } from '#domain/profile/lineChanges.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import type { LinePlace } from '#domain/profile/profileLines.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';

/** Where a new line goes in the profile: the newest job, until the user chooses in the select. */
export function usePlace(): { chosen: LinePlace; select: ReactNode } {
  const { data } = useGetProfileQuery();
  const [value, choose] = useState('0');
  const places = linePlaces(data ?? EMPTY_PROFILE);
  const options = places.map(({ label }, index) => ({ value: String(index), label }));
  return {
    chosen: places[Number(value)]?.place ?? { list: 'achievements' },
    select: (
      <SelectField
        label="Where it belongs"
        options={options}
        value={value}
        onValueChange={choose}
      />
    ),
  };
}
