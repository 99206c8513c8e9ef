import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';

const Scroll = styled.div`
  container-type: inline-size;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.small}
  font-variant-numeric: tabular-nums;
  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: 9px ${space[2]};
    text-align: right;
    white-space: nowrap;
  }
  tr {
    border-top: 1px solid ${color.line};
  }
  th {
    text-align: left;
    font-weight: 500;
  }
  thead {
    background: ${color.sunken};
  }
  thead th {
    padding-block: ${space[2]};
    ${text.smallest}
    font-weight: 500;
    color: ${color.ink2};
  }
  [data-number] {
    text-align: right;
  }
  [data-text] {
    text-align: left;
    color: ${color.ink2};
  }
  tr > :first-child {
    padding-left: ${space[5]};
  }
  tr > :last-child {
    padding-right: ${space[5]};
  }
  tbody th,
  [data-text] {
    white-space: normal;
    overflow-wrap: break-word;
  }
  /* Blocks side by side in a row share one cell, so the words of a row are below each other. */
  @container (max-width: 26rem) {
    &[data-words] {
      td {
        vertical-align: top;
      }
      thead th:not([data-number]) {
        display: inline-block;
        padding-right: 0;
      }
      tbody th,
      [data-text] {
        display: block;
        padding: 0 ${space[2]} 0 ${space[5]};
      }
      tbody th {
        padding-top: 9px;
      }
      [data-text]:has(+ :not([data-text])) {
        padding-bottom: 9px;
      }
    }
  }
`;

interface FigureTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** How many of the first columns are words. */
  words?: number;
}

/** Figures as a table. */
export const FigureTable = ({ caption, head, rows, words = 1 }: FigureTableProps) => (
  <Scroll>
    <Table data-words={words > 1 || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th key={name} scope="col" data-number={index >= words || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-text={index + 1 < words || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);
