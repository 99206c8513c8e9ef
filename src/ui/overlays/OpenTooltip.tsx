import { Tooltip as Primitive } from 'radix-ui';
import styled from 'styled-components';
import { fadeIn } from '../animations.ts';
import { color, layer, motion, radius, space, text } from '../theme.ts';

const Content = styled(Primitive.Content)`
  z-index: ${layer.floating};
  max-width: 16rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.paper};
  ${text.smallest}
  font-weight: 500;
  pointer-events: none;
  animation: ${fadeIn} ${motion.fast};
`;

const Anchor = styled.span`
  position: fixed;
  pointer-events: none;
`;

interface OpenTooltipProps {
  control: HTMLElement;
  onClose: () => void;
}

/** The tooltip of a control, while it shows (Tooltip.tsx). */
export function OpenTooltip({ control, onClose }: OpenTooltipProps) {
  const { left, top, width, height } = control.getBoundingClientRect();
  return (
    <Primitive.Provider>
      <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Primitive.Trigger asChild>
          <Anchor style={{ left, top, width, height }} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Content
            side={control.dataset.tooltipSide as 'top' | 'right'}
            sideOffset={6}
            collisionPadding={8}
          >
            {control.dataset.tooltip}
          </Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
