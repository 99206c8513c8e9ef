import { X } from 'lucide-react';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { insightLabel } from '#domain/leads/insightLabel.ts';
import { LEAD_FILTER_NAMES, leadFilter } from '#domain/leads/leadFilters.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { filterChosen, filtersCleared, selectLeadFilters } from '../leadFiltersSlice.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
  ${media.narrow} {
    row-gap: ${space[3]};
  }
`;

/** A touch target larger than the button. */
const touchTarget = css`
  ${media.touch} {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -7px 0;
    }
  }
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 2px 8px 2px 11px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${text.small}
  color: ${color.ink2};
  text-align: left;

  strong {
    font-weight: 500;
    color: ${color.ink};
  }
  &:hover {
    background: ${color.hover};
  }
  ${touchTarget}
`;

const ClearAll = styled.button`
  min-height: 32px;
  padding: 0 ${space[1]};
  ${text.small}
  font-weight: 500;
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
  ${touchTarget}
`;

/** The chosen filters, each with a button that removes it. */
export function LeadFilterChips() {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectLeadFilters);
  const list = useRef<HTMLUListElement>(null);
  const chips = LEAD_FILTER_NAMES.filter((name) => filters[name] !== 'all').map((name) => {
    const { label, labels } = leadFilter(name);
    return { label, choice: labels[filters[name]], without: { [name]: 'all' } };
  });
  if (filters.insight) {
    const choice = insightLabel(filters.insight);
    chips.push({ label: 'Insight', choice, without: { insight: '' } });
  }
  useFocusNextItem(list, chips);
  return (
    <List ref={list} aria-label="Active filters" hidden={chips.length === 0}>
      {chips.map(({ label, choice, without }) => (
        <li key={label}>
          <Chip
            type="button"
            aria-label={`Remove filter ${label}: ${choice}`}
            onClick={() => dispatch(filterChosen(without))}
          >
            <span>
              {label} <strong>{choice}</strong>
            </span>
            <Icon of={X} size={14} />
          </Chip>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <ClearAll type="button" onClick={() => dispatch(filtersCleared())}>
            Clear all
          </ClearAll>
        </li>
      )}
    </List>
  );
}
