import { ChevronRight, FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { counted } from '#domain/counted.ts';
import type { AskedLine, OfferedLine } from '#domain/pitches/lines/askedLines.ts';
import { instructionsToAI } from '#domain/pitches/prompt/instructionsToAI.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Box, Row } from '#ui/layout/Stack.tsx';
import { color, motion, space, text, tone } from '#ui/theme.ts';
import { InstructionNotice } from '../InstructionNotice.tsx';
import { AMBER, FoldButton } from '../LetterScreen.styles.ts';
import { useLinks } from '../letterLinks.ts';
import { useLit } from '../lit.ts';
import type { OpenLetter } from '../useLetter.ts';
import { AnotherLine } from './AnotherLine.tsx';
import { BlankRow } from './BlankRow.tsx';
import { LineRow } from './LineRow.tsx';
import { PastePosting } from './PastePosting.tsx';
import { Questions } from './Questions.tsx';
import { SentLetters } from './SentLetters.tsx';

const Part = styled.section<{ $isLit: boolean; $isBlank: boolean }>`
  padding-block: ${space[3]} ${space[2]};
  border-bottom: 1px solid ${color.line};
  background: ${({ $isLit, $isBlank }) => ($isLit ? color.selected : $isBlank ? AMBER : 'none')};
  transition: background ${motion.fast};
`;

const Quote = styled.h3`
  flex: 1 1 12rem;
  min-width: 0;
  font-size: 0.8125rem;
  line-height: 1.25rem;
  font-weight: 500;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Mark = styled.span<{ $isLit: boolean }>`
  flex: none;
  min-width: 16px;
  padding-inline: 3px;
  border-radius: 4px;
  background: ${({ $isLit }) => ($isLit ? color.accent : tone.neutral.bg)};
  color: ${({ $isLit }) => ($isLit ? color.onAccent : tone.neutral.fg)};
  font-size: 10px;
  font-weight: 500;
  line-height: 16px;
  text-align: center;
`;

const Fold = styled(FoldButton)`
  gap: ${space[3]};
  width: 100%;
  min-height: 46px;
  padding-inline: ${space[5]};
`;

interface AskProps {
  letter: OpenLetter;
  /** The request in the posting's words; '' for lines beside any. */
  asked: string;
  title: string;
  lines: readonly OfferedLine[];
  /** What is lit together with it. */
  litKey: string;
}

/** One request of the posting, with the lines for it. */
function Ask({ letter, asked, title, lines, litKey }: AskProps) {
  const { lit, light } = useLit();
  const [current, setCurrent] = useState('');
  const mark = letter.marks.find(({ key }) => key === litKey);
  const hasNone = lines.every(({ isTicked }) => !isTicked);
  const blanks = letter.blanks.filter(({ blank }) => blank.asked === asked);
  const isLinked = mark?.number !== undefined || letter.message !== undefined;
  const stop = lines.find(({ id }) => id === current) ?? lines[0];
  return (
    <Part
      aria-label={title}
      data-ask
      data-keys={litKey}
      $isLit={lit === litKey}
      $isBlank={blanks.some(({ found }) => found?.answer === null)}
      {...(isLinked && {
        onPointerEnter: () => light(litKey),
        onPointerLeave: () => light(null),
      })}
    >
      <Row $align="baseline" $gap={[0, 3]} $pad={[0, 5, 1]}>
        {mark?.number && (
          <Mark aria-hidden $isLit={lit === litKey}>
            {mark.number}
          </Mark>
        )}
        <Quote>
          {title}
          {mark?.number && <VisuallyHidden>, answered in the letter</VisuallyHidden>}
        </Quote>
        <AnotherLine
          leadId={letter.leadId}
          asked={asked}
          isShown={hasNone && blanks.length === 0}
        />
      </Row>
      {lines.map((line) => (
        <LineRow
          key={line.id}
          letter={letter}
          asked={asked}
          line={line}
          isStop={line === stop}
          onFocus={() => setCurrent(line.id)}
        />
      ))}
      {blanks.map((open) => (
        <BlankRow key={open.blank.label} letter={letter} open={open} />
      ))}
    </Part>
  );
}

const Asked = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[5]} 0;
  ${text.small}
  color: ${color.ink2};
  > h2 {
    font: inherit;
  }
`;

/** '5 questions, 1 blank' */
export function askedText({ asked: { asks }, blanks }: OpenLetter): string {
  const open = blanks.filter(({ found }) => found?.answer === null).length;
  if (asks.length === 0) return 'Nothing is asked';
  return [counted(asks.length, 'question'), open > 0 && counted(open, 'blank')]
    .filter(Boolean)
    .join(', ');
}

/** Before there is a profile, whose lines letters are made of. */
function UploadFirst() {
  const { toProfile } = useLinks();
  return (
    <Box $pad={5}>
      <EmptyState
        icon={FileUp}
        title="Upload your resume"
        text="Its lines are offered here for what they ask, to tick."
        action={
          <Button icon={FileUp} onClick={toProfile}>
            Upload your resume
          </Button>
        }
      />
    </Box>
  );
}

/** What they ask, and under each request the nearest lines of the profile, to tick. */
export function AskedColumn({ letter }: { letter: OpenLetter }) {
  const { asked, lead, state, message } = letter;
  const [isOpen, setOpen] = useState(false);
  const { asks, far, others } = asked;
  const description = lead?.description ?? '';
  const toAI = useMemo(() => instructionsToAI(description), [description]);
  if (!letter.hasProfile) return <UploadFirst />;
  const askOf = ({ text, lines }: AskedLine, litKey: string) => (
    <Ask
      key={text}
      letter={letter}
      asked={text}
      title={`“${text}”`}
      lines={lines}
      litKey={litKey}
    />
  );
  return (
    <div data-lines>
      {toAI.length > 0 && (
        <Box $pad={[3, 5]}>
          <InstructionNotice toAI={toAI} />
        </Box>
      )}
      {message && (
        <Asked>
          <h2>What they ask</h2>
          <span>{askedText(letter)}</span>
        </Asked>
      )}
      {state.settings.purpose !== 'first' && !message && letter.sent && (
        <SentLetters sent={letter.sent} />
      )}
      {!message && description.trim() === '' && lead && <PastePosting lead={lead} />}
      <Questions letter={letter} />
      {asks.map((ask, index) => askOf(ask, `ask:${index}`))}
      {(others.length > 0 || (asks.length === 0 && !message)) && (
        <Ask
          letter={letter}
          asked=""
          title={asks.length === 0 ? 'From your profile' : 'Besides'}
          lines={others}
          litKey="others"
        />
      )}
      {far.length > 0 && (
        <Fold type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon of={ChevronRight} />
          {counted(far.length, 'more ask')} without a line of yours
        </Fold>
      )}
      {isOpen && far.map((ask) => askOf(ask, `far:${ask.text}`))}
    </div>
  );
}
