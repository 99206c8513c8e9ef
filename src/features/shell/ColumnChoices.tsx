import { storeSetting } from '#ui/browserSetting.ts';
import { MenuCheckboxItem, MenuGroup, MenuLabel } from '#ui/overlays/Menu.tsx';

interface ColumnChoicesProps<Column extends string> {
  columns: readonly { by: Column; name: string }[];
  hidden: readonly Column[];
  /** Where the choice is stored for the next visit, separated by commas. */
  setting: string;
  onChange: (hidden: Column[]) => void;
}

/** The columns of a table in a menu, which shows or hides each. */
export function ColumnChoices<Column extends string>({
  columns,
  hidden,
  setting,
  onChange,
}: ColumnChoicesProps<Column>) {
  function toggle(by: Column) {
    const changed = hidden.includes(by) ? hidden.filter((name) => name !== by) : [...hidden, by];
    storeSetting(setting, changed.join(','));
    onChange(changed);
  }
  return (
    <MenuGroup>
      <MenuLabel>Columns</MenuLabel>
      {columns.map(({ by, name }) => (
        <MenuCheckboxItem
          key={by}
          checked={!hidden.includes(by)}
          onCheckedChange={() => toggle(by)}
        >
          {name}
        </MenuCheckboxItem>
      ))}
    </MenuGroup>
  );
}
