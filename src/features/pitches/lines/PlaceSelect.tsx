import { SelectField } from '#ui/fields/SelectField.tsx';
import type { Place } from './usePlace.ts';

export const PlaceSelect = ({ options, value, choose }: Place) => (
  <SelectField label="Where it belongs" options={options} value={value} onValueChange={choose} />
);
