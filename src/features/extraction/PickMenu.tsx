import { MenuItem, MenuLabel, MenuSeparator, PointMenu } from '#ui/overlays/MenuParts.tsx';

/** A field that takes words of a posting. */
export interface PickField {
  name: string;
  label: string;
  isEmpty: boolean;
}

/** Words to use, and where the pointer or the line is. */
export interface PickedWords {
  words: string;
  at: { x: number; y: number };
}

interface PickMenuProps {
  picked: PickedWords;
  fields: readonly PickField[];
  onUse: (name: string) => void;
  onClose: () => void;
}

/** Offers the fields for words of a posting, the empty ones first. */
export function PickMenu({ picked, fields, onUse, onClose }: PickMenuProps) {
  const empty = fields.filter(({ isEmpty }) => isEmpty);
  const filled = fields.filter(({ isEmpty }) => !isEmpty);
  const item = ({ name, label, isEmpty }: PickField) => (
    <MenuItem key={name} onSelect={() => onUse(name)} hint={isEmpty && 'empty'}>
      {label}
    </MenuItem>
  );
  return (
    <PointMenu at={picked.at} label={`Use as: ${picked.words.slice(0, 80)}`} onClose={onClose}>
      <MenuLabel>Use as</MenuLabel>
      {empty.map(item)}
      {empty.length > 0 && filled.length > 0 && <MenuSeparator />}
      {filled.map(item)}
    </PointMenu>
  );
}
