import { Switch as Primitive } from 'radix-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { color, media, motion, radius, space, text } from '../theme.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[3]};
  align-items: center;
  label {
    ${text.body}
    font-weight: 500;
    cursor: pointer;
  }
  p {
    grid-column: 1 / -1;
    ${text.small}
    color: ${color.ink3};
  }
`;

const Track = styled(Primitive.Root)`
  position: relative;
  width: 32px;
  height: 18px;
  border-radius: ${radius.pill};
  background: ${color.ink3};
  transition: background ${motion.fast};
  &[data-state='checked'] {
    background: ${color.accent};
  }
  ${media.touch} {
    /* A target of 44 px around it. */
    &::after {
      content: '';
      position: absolute;
      inset: -13px -6px;
    }
  }
`;

const Thumb = styled(Primitive.Thumb)`
  display: block;
  width: 14px;
  height: 14px;
  margin-left: 2px;
  border-radius: ${radius.pill};
  background: ${color.surface};
  transition: transform ${motion.fast};
  &[data-state='checked'] {
    transform: translateX(14px);
  }
`;

interface SwitchProps {
  label: string;
  /** What it changes. */
  hint: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Turns something on and off at once. */
export function Switch({ label, hint, checked, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Track
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onCheckedChange}
      >
        <Thumb />
      </Track>
      <p id={`${id}-hint`}>{hint}</p>
    </Row>
  );
}
