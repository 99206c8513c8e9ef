import { ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { color, media, motion, space, text } from '../theme.ts';

const Region = styled.section`
  min-width: 0;
  scroll-margin-top: 80px;
`;

const Head = styled.summary<{ $isEntry: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${({ $isEntry }) => ($isEntry ? '40px' : '48px')};
  padding-inline: ${space[5]};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    color: ${color.ink3};
    transition: rotate ${motion.fast};
  }
  details[open] > & > svg {
    rotate: 90deg;
  }
  > * {
    min-width: 0;
  }
  h2,
  h3 {
    flex: none;
    max-width: calc(100% - 28px);
    ${({ $isEntry }) => ($isEntry ? text.label : text.sectionTitle)}
    overflow-wrap: anywhere;
  }
  h2 {
    min-width: 9.25rem;
  }
  :is(h2, h3):not(:last-child) {
    max-width: 60%;
  }
  ${media.touch} {
    min-height: 48px;
  }
  ${media.narrow} {
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    padding: ${space[2]} ${space[4]};
    h2,
    h3 {
      flex: 1;
      max-width: none;
    }
  }
`;

const About = styled.span`
  flex: 1;
  overflow: hidden;
  ${text.small}
  color: ${color.ink2};
  white-space: nowrap;
  text-overflow: ellipsis;
  section > details[open] > summary > & {
    display: none;
  }
  ${media.narrow} {
    order: 1;
    flex-basis: 100%;
    padding-left: 28px;
  }
`;

const Aside = styled.span`
  margin-left: auto;
  ${text.small}
  color: ${color.ink3};
`;

interface FoldProps {
  ref?: Ref<HTMLDetailsElement>;
  /** The URL's fragment that leads here. */
  id?: string;
  /** Of the folds with the same name, one is open at a time. */
  name?: string | undefined;
  title: string;
  /** What it holds. */
  about?: string;
  /** A figure at the right end. */
  aside?: ReactNode;
  /** At first; then the user decides. */
  isOpen?: boolean;
  /** An entry of a section: lower, and no region of the page. */
  isEntry?: boolean;
  children: ReactNode;
}

/** A part of a page that is one line until it's opened. */
export function Fold({ id, title, isEntry = false, ...props }: FoldProps) {
  const { ref, name, about, aside, isOpen, children } = props;
  const titleId = useId();
  const Title = isEntry ? 'h3' : 'h2';
  const details = (
    <details ref={ref} name={name} open={isOpen} aria-label={isEntry ? title : undefined}>
      <Head $isEntry={isEntry}>
        <Icon of={ChevronRight} />
        <Title id={titleId}>{title}</Title>
        {about && <About>{about}</About>}
        {aside && <Aside>{aside}</Aside>}
      </Head>
      {children}
    </details>
  );
  if (isEntry) return details;
  return (
    <Region id={id} aria-labelledby={titleId}>
      {details}
    </Region>
  );
}

/** Opens every fold around an element, so that it can be focused. */
export function unfold(element: Element | null | undefined): void {
  const details = element?.closest('details');
  if (!details) return;
  details.open = true;
  unfold(details.parentElement);
}
