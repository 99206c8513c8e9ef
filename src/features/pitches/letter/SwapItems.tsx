import type { CoveredLine } from '#domain/pitches/asked/coverage.ts';
import { MenuGroup, MenuLabel, MenuTextItem } from '#ui/overlays/Menu.tsx';
import type { Letter } from './useLetter.ts';
import type { OwnSentence } from './useOwnSentences.ts';

interface SwapItemsProps {
  sentence: OwnSentence;
  letter: Letter;
  lines: readonly CoveredLine[];
}

/** The sentences that can replace one in the letter: those that fit its line, then all. */
export function SwapItems({ sentence, letter, lines }: SwapItemsProps) {
  const line = lines.find(({ evidence }) => evidence.some(({ id }) => id === sentence.id));
  const fits = ({ id }: OwnSentence) => line?.evidence.some((found) => found.id === id) ?? false;
  const groups = [
    { title: 'Fits as well', sentences: letter.unused.filter(fits) },
    { title: 'All your sentences', sentences: letter.unused.filter((own) => !fits(own)) },
  ].filter(({ sentences }) => sentences.length > 0);
  if (groups.length === 0) return <MenuLabel>You have no other sentences yet.</MenuLabel>;
  return groups.map(({ title, sentences }) => (
    <MenuGroup key={title}>
      <MenuLabel>{title}</MenuLabel>
      {sentences.map((own) => (
        <MenuTextItem key={own.id} onSelect={() => letter.replace(sentence.text, own.text)}>
          {own.text}
        </MenuTextItem>
      ))}
    </MenuGroup>
  ));
}
