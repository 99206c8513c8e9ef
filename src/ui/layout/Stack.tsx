import styled, { css } from 'styled-components';
import { color, media, space, text } from '../theme.ts';

type Space = keyof typeof space;

/** Tokens of the theme, for what needs no style of its own. */
interface LayoutProps {
  /** Of all sides, or of each as in CSS. */
  $pad?: Space | readonly Space[];
  /** The space above it. */
  $top?: Space;
  $tone?: keyof typeof color;
  $size?: keyof typeof text;
  /** A line above it. */
  $line?: boolean;
  /** Its part of the row it's in, as in CSS. */
  $flex?: string;
  /** The side where it takes all free space. */
  $push?: 'left' | 'top';
  /** What someone wrote: its line breaks stay. */
  $prose?: boolean;
}

interface FlexProps extends LayoutProps {
  /** Between all items, or between rows and columns. */
  $gap?: Space | readonly [Space, Space];
  $align?: 'baseline' | 'center' | 'start' | 'stretch';
  $justify?: 'center' | 'end' | 'space-between';
}

const lengths = (size: Space | readonly Space[] | undefined): string | undefined =>
  size === undefined
    ? size
    : [size]
        .flat()
        .map((each) => space[each as Space])
        .join(' ');

const layout = css<LayoutProps>`
  ${({ $size }) => $size && text[$size]}
  margin-top: ${({ $top, $push }) => ($push === 'top' ? 'auto' : lengths($top))};
  margin-left: ${({ $push }) => $push === 'left' && 'auto'};
  padding: ${({ $pad }) => lengths($pad)};
  flex: ${({ $flex }) => $flex};
  border-top: ${({ $line }) => $line && `1px solid ${color.line}`};
  color: ${({ $tone }) => $tone && color[$tone]};
  white-space: ${({ $prose }) => $prose && 'pre-wrap'};
  overflow-wrap: ${({ $prose }) => $prose && 'anywhere'};
`;

export const Box = styled.div<LayoutProps>`
  ${layout}
`;

export const Text = styled.p<LayoutProps>`
  ${layout}
`;

/** A column with even gaps. */
export const Stack = styled.div<FlexProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap = 4 }) => lengths($gap)};
  ${layout}
`;

/** Controls or badges side by side. They wrap. */
export const Row = styled.div<FlexProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap = 2 }) => lengths($gap)};
  ${layout}
`;

/** Fields in two columns; one column below 768 px. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
