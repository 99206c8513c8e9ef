import { Copy, Ellipsis, PanelRight, PenLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { color, font, media, space, text } from '#ui/theme.ts';
import { copyPitch } from '../copyPitch.ts';
import { useLinks } from '../letterLinks.ts';
import { pitchTypeLabel } from '../pitchOptions.ts';
import { useDeleteLetter } from '../useDeleteLetter.ts';
import { firstWords, type LetterRowData } from './letterRows.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 96px 32px 72px 84px;
  gap: 0 ${space[4]};
  align-items: center;
  min-height: 60px;
  padding: ${space[1]} ${space[5]};
  ${text.small}
  color: ${color.ink2};
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:hover,
  &:focus-within {
    background: ${color.hover};
  }
  > button {
    position: relative;
    opacity: 0;
  }
  &:hover > button,
  > button:focus-visible,
  > button[data-state='open'] {
    opacity: 1;
  }
  @media (hover: none) {
    > button {
      opacity: 1;
    }
  }
  ${media.narrow} {
    grid-template-columns: 36px minmax(0, 1fr) auto;
    padding: ${space[2]} ${space[4]};
    > :nth-child(3) {
      grid-column: 2;
      grid-row: 2;
    }
    > :nth-child(4) {
      grid-column: 3;
      grid-row: 1;
    }
    > :nth-child(5) {
      display: none;
    }
    > :nth-child(6) {
      grid-column: 3;
      grid-row: 2;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  a {
    display: block;
    ${ellipsis}
    color: ${color.ink3};
    /* The whole row opens the letter. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
  strong {
    margin-right: ${space[2]};
    color: ${color.ink};
    font-weight: 600;
  }
  p {
    font: 400 0.9375rem / 1.375rem ${font.serif};
    ${ellipsis}
  }
`;

const At = styled.span`
  text-align: end;
`;

interface LetterRowProps {
  row: LetterRowData;
  onWriteLike: () => void;
}

/** A letter in one line, which opens it. */
export function LetterRow({ row: { pitch, isSent, at }, onWriteLike }: LetterRowProps) {
  const dispatch = useAppDispatch();
  const { toLead } = useLinks();
  const deleteLetter = useDeleteLetter();
  const { id, leadId, position, company, content, sent } = pitch;
  const shown = isSent ? (sent?.content ?? content) : content;
  return (
    <Row>
      <Monogram name={company} />
      <Words>
        <Link to={`/app/pitches?${leadId ? `lead=${leadId}&` : ''}pitch=${id}`}>
          <strong>{position}</strong>
          {company}
        </Link>
        <p>{firstWords(shown)}</p>
      </Words>
      <span>{pitchTypeLabel(pitch)}</span>
      <Menu label="More" trigger={<IconButton label="More" icon={Ellipsis} />}>
        <MenuItem
          icon={Copy}
          onSelect={() => dispatch(copyPitch({ leadId, pitchId: id, content: shown }))}
        >
          Copy
        </MenuItem>
        {leadId !== null && (
          <MenuItem icon={PanelRight} onSelect={() => toLead(leadId)}>
            Open lead
          </MenuItem>
        )}
        <MenuItem icon={PenLine} onSelect={onWriteLike}>
          Write like this for…
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => void deleteLetter(pitch)}>
          Delete
        </MenuItem>
      </Menu>
      {isSent ? <span>Sent</span> : <Badge>Draft</Badge>}
      <At>
        <EventTime at={at} />
      </At>
    </Row>
  );
}
