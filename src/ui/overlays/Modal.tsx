import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton.tsx';
import { media, space } from '../theme.ts';
import {
  DialogBody,
  DialogDescription,
  DialogFoot,
  DialogShell,
  DialogTitle,
} from './DialogShell.tsx';

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

interface ModalProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Any CSS length. */
  width?: string;
  /** The selector of the control to focus; by default the first field. */
  focus?: string;
  /** Buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page. Focuses the first field, if there is one. */
export const Modal = ({
  onClose,
  title,
  description,
  width = '30rem',
  focus = 'textarea, input:not([hidden])',
  footer,
  children,
}: ModalProps) => (
  <DialogShell width={width} described={Boolean(description)} focus={focus} onClose={onClose}>
    <Head>
      <Titles>
        <DialogTitle>{title}</DialogTitle>
        {description && <DialogDescription>{description}</DialogDescription>}
      </Titles>
      <IconButton label="Close dialog" icon={X} onClick={onClose} />
    </Head>
    <DialogBody>{children}</DialogBody>
    {footer && <DialogFoot>{footer}</DialogFoot>}
  </DialogShell>
);
