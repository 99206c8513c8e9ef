import type { CoveredLine, Evidence } from '#domain/pitches/asked/coverage.ts';
import { Menu, MenuLabel, MenuTextItem } from '#ui/overlays/Menu.tsx';
import { type Letter, MOST_SENTENCES } from '../letter/useLetter.ts';
import { TextButton } from '../TextButton.ts';

interface UseButtonProps {
  line: CoveredLine;
  evidence: Evidence;
  letter: Letter;
}

/** Adds the evidence to the letter. A letter that has enough sentences gives up one of them. */
export function UseButton({ line, evidence, letter }: UseButtonProps) {
  const { used } = letter;
  const own = letter.unused.find(({ id }) => id === evidence.id);
  const name = `Use it for “${line.text}”`;
  if (!own || used.length < MOST_SENTENCES) {
    return (
      <TextButton type="button" aria-label={name} onClick={() => letter.use(evidence)}>
        Use it
      </TextButton>
    );
  }
  return (
    <Menu
      label={name}
      trigger={
        <TextButton type="button" aria-label={name}>
          Use it
        </TextButton>
      }
    >
      <MenuLabel>Use it instead of</MenuLabel>
      {used.map((before) => (
        <MenuTextItem key={before.id} onSelect={() => letter.replace(before.text, own.text)}>
          {before.text}
        </MenuTextItem>
      ))}
    </Menu>
  );
}
