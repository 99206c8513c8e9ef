import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Options, SelectControl } from '#ui/fields/SelectControl.tsx';
import { color, media, space, text } from '#ui/theme.ts';

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 13rem;
    gap: ${space[1]} ${space[4]};
    align-items: center;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  p {
    overflow: hidden;
    ${text.small}
    color: ${color.ink3};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

interface MappingRowsProps {
  rows: {
    key: string;
    name: string;
    mark?: ReactNode;
    detail: string;
    label: string;
    value: string;
    onChoose: (value: string) => void;
  }[];
  options: Options;
}

/** What is in the file, and beside it what it means. */
export const MappingRows = ({ rows, options }: MappingRowsProps) => (
  <Rows>
    {rows.map(({ key, name, mark, detail, label, value, onChoose }) => (
      <li key={key}>
        <div>
          <strong>{name}</strong> {mark}
          <p>{detail}</p>
        </div>
        <SelectControl
          aria-label={label}
          value={value}
          options={options}
          onValueChange={onChoose}
        />
      </li>
    ))}
  </Rows>
);
