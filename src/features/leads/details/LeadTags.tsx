import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { media, radius, space } from '#ui/theme.ts';
import { parseTags } from './detailTexts.ts';
import { useDetailText } from './useDetailText.ts';
import { useUpdateDetail } from './useUpdateDetail.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  list-style: none;
  > li {
    max-width: 100%;
  }
  span {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Remove = styled.button`
  display: inline-flex;
  position: relative;
  margin-right: -3px;
  padding: 1px;
  border-radius: ${radius.control};
  color: inherit;
  /* A touch target larger than the icon. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
    ${media.touch} {
      inset: -15px;
    }
  }
`;

/** The tags of a lead, to remove, and a field to add some. */
export function LeadTags({ lead }: { lead: Lead }) {
  const { tags } = lead;
  const list = useRef<HTMLUListElement>(null);
  useFocusNextItem(list, tags);
  const update = useUpdateDetail(lead);
  const edit = useDetailText({ lead, field: 'tags', current: '', parse: parseTags(tags) });
  return (
    <List ref={list}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="neutral">
            {tag}
            <Remove
              type="button"
              aria-label={`Remove tag ${tag}`}
              onClick={() => update({ tags: tags.filter((other) => other !== tag) })}
            >
              <Icon of={X} size={12} />
            </Remove>
          </Badge>
        </li>
      ))}
      <li>
        <InlineEdit
          addsMore
          label="Add tag"
          edit={edit}
          addLabel="Add tag"
          placeholder="Tag, another tag"
        />
      </li>
    </List>
  );
}
