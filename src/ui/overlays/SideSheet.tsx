import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme.ts';
import {
  DialogBody,
  DialogDescription,
  DialogFoot,
  DialogShell,
  DialogTitle,
} from './DialogShell.tsx';
import { ToastSlot } from './ToastSlot.tsx';

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  padding: ${space[1]} ${space[4]};
`;

/* Not a header: beside the list, it would be a landmark of the page. */
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  ${media.narrow} {
    padding-top: ${space[3]};
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

/** Of a compact sheet, beside the title. */
const Tools = styled.div`
  display: flex;
  flex: none;
  margin: -${space[1]} -${space[3]} 0 0;
`;

const Title = styled(DialogTitle)`
  font-size: 1.5rem;
  line-height: 1.25;
  ${media.narrow} {
    font-size: 1.25rem;
  }
`;

/** Above the buttons; the body ends above it. */
const Slot = styled(ToastSlot)`
  padding-inline: ${space[4]};
`;

const Foot = styled(DialogFoot)`
  justify-content: flex-start;
  ${media.wide} {
    padding-block: ${space[3]};
  }
`;

interface SideSheetProps {
  title: string;
  description: string;
  /** Beside the title, such as a monogram. */
  mark: ReactNode;
  /** Buttons above the title, the close button included. */
  toolbar: ReactNode;
  /** Buttons, if there are any. */
  footer?: ReactNode;
  /** The toolbar is beside the title. */
  compact?: boolean;
  /** Takes the whole page. */
  full?: boolean | undefined;
  /** Covers the page. Otherwise the page beside the sheet can still be used. */
  modal: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the right edge; the whole screen on phones. */
export const SideSheet = ({
  title,
  description,
  mark,
  toolbar,
  footer,
  compact = false,
  full = false,
  modal,
  onClose,
  children,
}: SideSheetProps) => (
  <DialogShell placement={full ? 'page' : 'right'} modal={modal} described onClose={onClose}>
    {!compact && <Toolbar>{toolbar}</Toolbar>}
    <DialogBody>
      <Head>
        {mark}
        <div>
          <Title>{title}</Title>
          <DialogDescription>{description}</DialogDescription>
        </div>
        {compact && <Tools>{toolbar}</Tools>}
      </Head>
      {children}
    </DialogBody>
    <Slot />
    {footer && <Foot>{footer}</Foot>}
  </DialogShell>
);
