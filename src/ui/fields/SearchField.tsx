import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon } from '../display/Icon.tsx';
import { color } from '../theme.ts';
import { controlStyles } from './Field.tsx';

const Box = styled.div`
  position: relative;
  min-width: 0;
`;

const Magnifier = styled(Icon)`
  position: absolute;
  top: calc(50% - 8px);
  left: 12px;
  color: ${color.ink3};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: 36px;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.div`
  position: absolute;
  inset-block: 0;
  right: 3px;
  display: flex;
  align-items: center;
`;

interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A search box with a button that clears it and keeps the focus in it. */
export function SearchField({ label, placeholder, value, onValueChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <Box>
      <Magnifier of={Search} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && (
        <Clear>
          <IconButton label="Clear search" icon={X} onClick={clear} />
        </Clear>
      )}
    </Box>
  );
}
