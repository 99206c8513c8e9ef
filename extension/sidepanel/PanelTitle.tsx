import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, space, text } from '#ui/theme.ts';

const TitleBar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 52px;
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[2]};
  border-bottom: 1px solid ${color.line};

  > div {
    flex: 1;
    min-width: 0;
  }
  h2,
  p {
    ${ellipsis}
  }
  h2 {
    ${text.body}
    font-weight: 600;
    outline: none;
  }
  p {
    ${text.smallest}
    color: ${color.ink3};
  }
`;

interface PanelTitleProps {
  title: string;
  text: string;
  /** For the monogram. */
  name: string;
  onBack: () => void;
  /** At the end of the line. */
  action?: ReactNode;
}

/** The lead that a view of the panel is about, with the way back; Escape goes back, too. */
export function PanelTitle({ title, text: subtitle, name, onBack, action }: PanelTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The view replaces the button that opened it.
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open menu or dialog takes the key first.
      if (event.key === 'Escape' && !event.defaultPrevented) onBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onBack]);

  return (
    <TitleBar>
      <IconButton label="Back" icon={ArrowLeft} onClick={onBack} />
      <Monogram name={name} size={28} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{subtitle}</p>
      </div>
      {action}
    </TitleBar>
  );
}
