import type { PitchWriter } from '#domain/contract/enums.ts';
import { LENGTH_OPTIONS, TONE_OPTIONS, TYPE_OPTIONS } from './pitchOptions.ts';
import type { PitchStyle } from './pitchStyle.ts';
import { SettingMenu } from './SettingMenu.tsx';
import { usePitchWriters } from './usePitchWriters.ts';

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
  return (
    <>
      {hasWriter && (
        <SettingMenu
          label="Written by"
          value={writer}
          options={options}
          disabled={disabled}
          onChoose={(next) => choose(next as PitchWriter)}
        />
      )}
      {STYLE_MENUS.map(({ name, ...menu }) => (
        <SettingMenu
          key={name}
          {...menu}
          value={style[name]}
          disabled={disabled}
          onChoose={(next) => next !== style[name] && onChange({ [name]: next })}
        />
      ))}
    </>
  );
}
