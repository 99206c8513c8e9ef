import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/display/Icon.tsx';
import { Counts, FoldButton, FoldLine } from './LetterScreen.styles.ts';

interface FoldHeadProps {
  title: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** At the end of its line. */
  aside?: ReactNode;
}

/** The line of a fold, which opens and closes it. */
export const FoldHead = ({ title, isOpen, onToggle, aside }: FoldHeadProps) => (
  <FoldLine>
    <FoldButton type="button" aria-expanded={isOpen} onClick={onToggle}>
      <Icon of={ChevronRight} />
      <strong>{title}</strong>
    </FoldButton>
    {aside && <Counts>{aside}</Counts>}
  </FoldLine>
);
