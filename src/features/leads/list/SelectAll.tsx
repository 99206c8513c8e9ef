import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { leadsSelected, selectionCleared, selectSelectedSet } from '../selectionSlice.ts';
import { SelectLabel } from './SelectLead.tsx';

/** A checkbox that selects all listed leads, or none. */
export function SelectAll({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedSet);
  const isAll = ids.every((id) => selected.has(id));
  return (
    <SelectLabel>
      <input
        ref={(input) => {
          if (input) input.indeterminate = selected.size > 0 && !isAll;
        }}
        type="checkbox"
        aria-label={ids.length === 1 ? 'Select 1 lead' : `Select all ${ids.length} leads`}
        checked={isAll}
        onChange={() => dispatch(isAll ? selectionCleared() : leadsSelected(ids))}
      />
    </SelectLabel>
  );
}
