import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { color, radius, space, text } from '#ui/theme.ts';
import { filtersCleared } from './leadFiltersSlice.ts';
import { selectHiddenLead } from './leadSelectors.ts';

const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  margin-bottom: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.accentSoft};
  color: ${color.ink};
  ${text.small}
  overflow-wrap: anywhere;

  button {
    min-height: 28px;
    color: ${color.accentText};
    font-weight: 500;
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Says that the filters hide the lead that was just added. */
export function HiddenLeadNotice() {
  const dispatch = useAppDispatch();
  const lead = useAppSelector(selectHiddenLead);
  return (
    <div role="status">
      {lead && (
        <Notice>
          “{lead.title}” was added, but your filters hide it.
          <button type="button" onClick={() => dispatch(filtersCleared())}>
            Show it
          </button>
        </Notice>
      )}
    </div>
  );
}
