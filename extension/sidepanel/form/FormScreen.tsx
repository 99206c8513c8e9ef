import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, layer, space, text } from '#ui/theme.ts';

/** The screen fills the page's part of the panel, to its edges. Its foot stays at the bottom. */
export const FormScreen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  margin: -${space[5]} -${space[4]} -${space[12]};
  background: ${color.surface};
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 56px;
  padding: ${space[1]} ${space[4]} ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  > div {
    flex: 1;
    min-width: 0;
  }
  h1,
  p {
    ${ellipsis}
  }
  h1 {
    ${text.cardTitle}
    outline: none;
  }
  p {
    ${text.smallest}
    color: ${color.ink2};
  }
`;

const focus = (heading: HTMLElement | null) => heading?.focus();

interface HeadProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** The name of a screen, with what it is about. */
export function Head({ title, text, action }: HeadProps) {
  const navigate = useNavigate();
  return (
    <Header>
      <IconButton label="Back" icon={ArrowLeft} onClick={() => void navigate(-1)} />
      <div>
        <h1 key={title} ref={focus} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      {action}
    </Header>
  );
}

/** A part of the form with its name, and a figure at the right. */
export const Group = styled.section`
  padding: ${space[4]};
  border-bottom: 1px solid ${color.line};
  ${text.small}
  h2 {
    display: flex;
    justify-content: space-between;
    margin-bottom: ${space[2]};
    ${text.label}
    font-weight: 600;
    > span {
      color: ${color.ink3};
      font-weight: 400;
    }
  }
  blockquote {
    margin: 0 0 ${space[2]};
    ${text.reading}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  > p {
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
`;

/** What the user does next, above the panel's navigation. */
export const Foot = styled.footer`
  position: sticky;
  bottom: var(--foot, 0px);
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space[2]};
  margin-top: auto;
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  ${text.small}
  color: ${color.ink2};
  > small {
    ${text.smallest}
    text-align: center;
  }
`;
