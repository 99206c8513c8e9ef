import { X } from 'lucide-react';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
} from '#domain/lead.ts';
import { LEAD_SCOPE_LABELS } from '#domain/leadFilters.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { color, media, radius, space, text } from '#ui/theme.ts';
import {
  filtersCleared,
  priorityFilterChanged,
  scopeChanged,
  selectLeadFilters,
  statusFilterChanged,
  typeFilterChanged,
} from '../leadFiltersSlice.ts';

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
  const { status, type, priority, scope } = useAppSelector(selectLeadFilters);
  const list = useRef<HTMLUListElement>(null);
  const chips = [
    status !== 'all' && {
      name: 'Status',
      choice: LEAD_STATUS_LABELS[status],
      remove: statusFilterChanged('all'),
    },
    scope !== 'all' && {
      name: 'Show',
      choice: LEAD_SCOPE_LABELS[scope],
      remove: scopeChanged('all'),
    },
    type !== 'all' && {
      name: 'Type',
      choice: { ...LEAD_TYPE_LABELS, ...LEAD_CATEGORY_LABELS }[type],
      remove: typeFilterChanged('all'),
    },
    priority !== 'all' && {
      name: 'Priority',
      choice: LEAD_PRIORITY_LABELS[priority],
      remove: priorityFilterChanged('all'),
    },
  ].filter((chip) => chip !== false);
  useFocusNextItem(list, chips);
  return (
    <List ref={list} aria-label="Active filters" hidden={chips.length === 0}>
      {chips.map(({ name, choice, remove }) => (
        <li key={name}>
          <Chip
            type="button"
            aria-label={`Remove filter ${name}: ${choice}`}
            onClick={() => dispatch(remove)}
          >
            <span>
              {name} <strong>{choice}</strong>
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
