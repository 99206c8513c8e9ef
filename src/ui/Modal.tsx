import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { overlayStyles, sheetBodyStyles, sheetStyles } from './sheetStyles.ts';
import { color, media, space, text } from './theme.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const Overlay = styled(Dialog.Overlay)`
  ${overlayStyles}
`;

const Sheet = styled(Dialog.Content)<{ $size: 'medium' | 'large' }>`
  ${sheetStyles}
  display: flex;
  flex-direction: column;
  max-width: ${({ $size }) => ($size === 'large' ? '45rem' : '30rem')};
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]} ${space[4]} ${space[6]};
  ${media.narrow} {
    padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  }
`;

const Titles = styled.div`
  min-width: 0;
  padding-top: 3px;
  ${media.narrow} {
    padding-top: ${space[2]};
  }
`;

const Title = styled(Dialog.Title)`
  ${text.sectionTitle}
  font-size: 1.25rem;
`;

const Description = styled(Dialog.Description)`
  margin-top: 2px;
  ${text.small}
  color: ${color.ink3};
`;

const Body = styled.div`
  ${sheetBodyStyles}
`;

const Foot = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.line};
  ${media.narrow} {
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
    > * {
      flex: 1;
    }
  }
`;

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons; they stay visible while the body scrolls. */
  footer?: ReactNode;
  size?: 'medium' | 'large';
  children: ReactNode;
}

/** Focuses the first field, or the dialog so that its title is read, but not the close button. */
const focusFirstField = (event: Event) => {
  event.preventDefault();
  const sheet = event.currentTarget as HTMLElement;
  (sheet.querySelector<HTMLElement>('textarea, input:not([hidden])') ?? sheet).focus();
};

/** Mounted only while the modal is open. */
function ModalSheet({
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  children,
}: ModalProps) {
  const returnFocus = useFocusReturn();
  return (
    <Sheet
      $size={size}
      onOpenAutoFocus={focusFirstField}
      onCloseAutoFocus={returnFocus}
      // Without a description, Radix would warn and refer to a missing element.
      {...(!description && { 'aria-describedby': undefined })}
    >
      <Head>
        <Titles>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
        </Titles>
        <IconButton label="Close dialog" icon={X} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Sheet>
  );
}

/** A dialog over the page. Closing it returns the focus. */
export const Modal = (props: ModalProps) => (
  <Dialog.Root open={props.open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    <Dialog.Portal>
      <Overlay />
      <ModalSheet {...props} />
    </Dialog.Portal>
  </Dialog.Root>
);
