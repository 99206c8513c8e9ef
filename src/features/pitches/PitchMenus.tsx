import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { LENGTH_OPTIONS, TONE_OPTIONS, TYPE_OPTIONS } from './pitchOptions.ts';
import type { PitchStyle } from './pitchStyle.ts';
import { usePitchWriters } from './usePitchWriters.ts';

const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${text.label}
  button&:hover {
    background: ${color.hover};
    color: ${color.ink};
  }
  span& {
    opacity: 0.5;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

const STYLE_MENUS = [
  { name: 'type', label: 'Type', options: TYPE_OPTIONS },
  { name: 'tone', label: 'Tone', options: TONE_OPTIONS },
  { name: 'length', label: 'Length', options: LENGTH_OPTIONS },
] as const;

interface PitchMenusProps {
  style: PitchStyle;
  /** While a letter is being written. */
  disabled: boolean;
  onChange: (change: Partial<PitchStyle>) => void;
  /** Also chooses the writer, where no form does. */
  hasWriter: boolean;
}

/** The settings of the letter, in one line. */
export function PitchMenus({ style, disabled, onChange, hasWriter }: PitchMenusProps) {
  const { writer, options, choose } = usePitchWriters();
  const writerMenu = {
    label: 'Written by',
    value: writer as string,
    options: options.filter(({ problem }) => problem === null),
    choose: (next: string) => choose(next as PitchWriter),
  };
  const styleMenus = STYLE_MENUS.map(({ name, ...menu }) => ({
    ...menu,
    value: style[name] as string,
    choose: (next: string) => next !== style[name] && onChange({ [name]: next }),
  }));
  return [...(hasWriter ? [writerMenu] : []), ...styleMenus].map((menu) => {
    const chosen = menu.options.find(({ value }) => value === menu.value)?.label;
    const arrow = <Icon of={ChevronDown} size={14} />;
    if (disabled) {
      return (
        <Trigger key={menu.label} as="span">
          {chosen} {arrow}
        </Trigger>
      );
    }
    const trigger = (
      <Trigger type="button" aria-label={`${menu.label}: ${chosen}`}>
        {chosen} {arrow}
      </Trigger>
    );
    return (
      <Menu key={menu.label} label={menu.label} trigger={trigger}>
        <MenuRadioGroup value={menu.value} onValueChange={menu.choose}>
          {menu.options.map(({ value, label }) => (
            <MenuRadioItem key={value} value={value}>
              {label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Menu>
    );
  });
}
