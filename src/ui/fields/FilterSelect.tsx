import styled from 'styled-components';
import { color, media } from '../theme.ts';
import { type Options, SelectControl } from './SelectControl.tsx';

const Control = styled(SelectControl)`
  flex: none;

  > select {
    max-width: 14rem;
    color: ${color.ink2};
    ${media.narrow} {
      padding-left: 10px;
      font-size: 0.8125rem;
    }
  }
  > [data-active] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: 500;
  }
`;

interface FilterSelectProps {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The first one stands for no filter. */
  options: Options;
}

/** A compact select that filters a list. */
export function FilterSelect({ label, ...select }: FilterSelectProps) {
  const isActive = select.value !== select.options[0]?.value;
  return <Control {...select} aria-label={label} data-active={isActive || undefined} />;
}
