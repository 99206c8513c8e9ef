import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slideFromRight } from './animations.ts';
import { overlayStyles, sheetBodyStyles } from './sheetStyles.ts';
import { color, layer, media, motion, radius, shadow, space, text } from './theme.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const Overlay = styled(Dialog.Overlay)`
  ${overlayStyles}
`;

const Sheet = styled(Dialog.Content)`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: 35rem;
  border-left: 1px solid ${color.line2};
  border-radius: ${radius.sheet} 0 0 ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  animation: ${slideFromRight} ${motion.base};

  &:focus-visible {
    outline: none;
  }
  ${media.narrow} {
    width: 100vw;
    border: 0;
    border-radius: 0;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  padding: ${space[1]} ${space[4]};
  ${media.narrow} {
    padding-inline: ${space[1]};
  }
`;

/* Neither a header nor a footer: beside the list, they would be landmarks of the page. */
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  > div {
    min-width: 0;
  }
`;

const Title = styled(Dialog.Title)`
  ${text.sectionTitle}
  font-size: 1.5rem;
  line-height: 1.25;
  ${media.narrow} {
    font-size: 1.25rem;
  }
  overflow-wrap: anywhere;
`;

const Description = styled(Dialog.Description)`
  ${text.body}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  ${sheetBodyStyles}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[3]} ${space[6]};
  border-top: 1px solid ${color.line};
  ${media.narrow} {
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
  }
`;

interface SideSheetProps {
  title: string;
  description: string;
  /** Beside the title, such as a monogram. */
  mark: ReactNode;
  /** Buttons above the title, the close button included. */
  toolbar: ReactNode;
  /** Buttons; they stay visible while the body scrolls. */
  footer: ReactNode;
  /** Covers the page. Otherwise the page beside the sheet can still be used. */
  modal: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Marks a control that Escape cancels, so that it doesn't close the sheet as well. */
export const CANCELS_ON_ESCAPE = { 'data-cancels-on-escape': '' };

function keepEscape(event: KeyboardEvent): void {
  const target = event.target as Element | null;
  if (target?.closest('[data-cancels-on-escape]')) event.preventDefault();
}

/** Focuses the sheet, so that its title is read and the arrow keys scroll. */
function focusSheet(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Mounted only while the sheet is open. */
function Content({
  title,
  description,
  mark,
  toolbar,
  footer,
  modal,
  children,
}: Omit<SideSheetProps, 'onClose'>) {
  const returnFocus = useFocusReturn();
  return (
    <Sheet
      onOpenAutoFocus={focusSheet}
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={keepEscape}
      // A click beside a sheet that isn't modal is for the page.
      onInteractOutside={(event) => !modal && event.preventDefault()}
    >
      <Toolbar>{toolbar}</Toolbar>
      <Body>
        <Head>
          {mark}
          <div>
            <Title>{title}</Title>
            <Description>{description}</Description>
          </div>
        </Head>
        {children}
      </Body>
      <Foot data-sheet-footer>{footer}</Foot>
    </Sheet>
  );
}

/** A dialog at the right edge; the whole screen on phones. Closing it returns the focus. */
export const SideSheet = ({ onClose, ...props }: SideSheetProps) => (
  <Dialog.Root open modal={props.modal} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Dialog.Portal>
      <Overlay />
      <Content {...props} />
    </Dialog.Portal>
  </Dialog.Root>
);
