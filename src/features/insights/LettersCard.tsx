import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LETTER_GROUPS, type LetterGroup } from '#domain/contract/enums.ts';
import type { Insights, LetterSample } from '#domain/contract/insights.ts';
import { words } from '#domain/leads/insightLabel.ts';
import { rateOf } from '#domain/leads/insights.ts';
import { WRITER_LABELS } from '#domain/pitches/writerLabels.ts';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { color, space } from '#ui/theme.ts';
import { Figure, type FigureOf, Rate } from './Figure.tsx';
import { FigureTable } from './FigureTable.tsx';
import { InsightCard } from './InsightCard.tsx';
import { letterGroupChosen, selectInsightsView } from './insightsSlice.ts';
import { RepliesNote } from './RepliesNote.tsx';

const Empty = styled.p`
  padding: ${space[5]};
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
`;

type Key = Exclude<LetterGroup, 'letter'>;

const NAMES: Record<LetterGroup, string> = {
  letter: 'Letter',
  type: 'Type',
  tone: 'Tone',
  length: 'Length',
  writer: 'Writer',
};

const KEYS = (by: LetterGroup): Key[] => (by === 'letter' ? ['type', 'tone', 'writer'] : [by]);

const OPTIONS = LETTER_GROUPS.map((value) => ({
  value,
  label: `by ${value === 'letter' ? 'type, tone and writer' : NAMES[value].toLowerCase()}`,
}));

function labelOf(sample: LetterSample, key: Key): string {
  if (key === 'writer') return sample.writer ? WRITER_LABELS[sample.writer] : '';
  return words(sample[key] ?? '');
}

/** Which letters get replies. */
export function LettersCard({ letters }: Pick<Insights, 'letters'>) {
  const dispatch = useAppDispatch();
  const { lettersBy } = useAppSelector(selectInsightsView);
  const keys = KEYS(lettersBy);
  const rank = ({ sent, replied }: LetterSample) => rateOf(replied, sent) ?? -1;
  const samples = letters
    .filter(({ by }) => by === lettersBy)
    .toSorted((a, b) => rank(b) - rank(a));
  const rows = samples.map((sample) => {
    const { sent, replied } = sample;
    const of = Object.fromEntries(keys.map((key) => [key, sample[key]])) as FigureOf;
    const repliedOf: FigureOf = { ...of, letter: 'replied' };
    return {
      key: keys.map((key) => sample[key]).join(' '),
      cells: [
        ...keys.map((key) => labelOf(sample, key)),
        <Figure key="sent" of={{ ...of, letter: 'sent' }}>
          {sent.toLocaleString()}
        </Figure>,
        <Figure key="replies" of={repliedOf}>
          {replied.toLocaleString()}
        </Figure>,
        <strong key="rate">
          <Rate part={replied} sample={sent} of={repliedOf} />
        </strong>,
      ],
    };
  });
  return (
    <InsightCard
      title="Pitches that win"
      beside={
        rows.length > 0 && (
          <FilterSelect
            label="Pitches that win by"
            options={OPTIONS}
            value={lettersBy}
            onValueChange={(value) => dispatch(letterGroupChosen(value as LetterGroup))}
          />
        )
      }
      note={
        <>
          Leads that you sent such a pitch to, and those that replied after it. A pitch has a proof
          if one of yours is in it word for word. <RepliesNote />
        </>
      }
    >
      {rows.length > 0 ? (
        <FigureTable
          caption="Pitches that win"
          head={[...keys.map((key) => NAMES[key]), 'Sent', 'Replies', 'Rate']}
          rows={rows}
          words={keys.length}
        />
      ) : (
        <Empty>No pitch was sent in this time. Record what you send, and it shows up here.</Empty>
      )}
    </InsightCard>
  );
}
