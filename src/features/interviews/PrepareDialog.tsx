import { Pencil, Printer, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import {
  useExpectQuestionsMutation,
  useGetInterviewsQuery,
  useGetPitchesQuery,
  useGetProfileQuery,
} from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { INTERVIEW_KIND_LABELS } from '#domain/interviews/interview.ts';
import { nearest } from '#domain/nearest.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { profileLines } from '#domain/profile/profileLines.ts';
import { useAskedLines, usePitchWriters } from '#features/pitches/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { failed } from '#features/shell/failed.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { color, space, text } from '#ui/theme.ts';
import { InterviewFacts } from './InterviewFacts.tsx';

/** Only the sheet is on the paper, on one page: what is too long for it is cut off at the end of its column. */
const PrintStyle = createGlobalStyle`
  @page {
    margin: 12mm;
  }
  @media print {
    html,
    body {
      height: 95vh !important;
      min-height: 0 !important;
      overflow: hidden !important;
      background: none !important;
      color-scheme: light;
    }
    body > :not(:has([data-print])),
    [role='dialog'] > :not(:has([data-print]), [data-print]),
    [data-print] button {
      display: none !important;
    }
    [role='dialog']:has([data-print]) {
      position: static !important;
      display: block !important;
      width: auto !important;
      max-width: none !important;
      max-height: none !important;
      margin: 0 !important;
      border: 0 !important;
      box-shadow: none !important;
      animation: none !important;
      background: none !important;
    }
    [role='dialog'] > :has([data-print]) {
      overflow: hidden !important;
      padding: 0 !important;
    }
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space[6]} ${space[8]};
  align-items: start;
  > div {
    display: grid;
    gap: ${space[6]};
    min-width: 0;
  }
  > h2 {
    display: none;
  }
  h3 {
    ${text.sectionTitle}
    margin-bottom: ${space[2]};
  }
  ul {
    list-style: none;
  }
  li {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
    break-inside: avoid;
  }
  li > p {
    color: ${color.ink2};
  }
  @media print {
    grid-template: auto minmax(0, 1fr) / 1fr 1fr;
    gap: 4mm 8mm;
    height: 95vh;
    overflow: hidden;
    font-size: 8.5pt;
    line-height: 1.35;
    &,
    & * {
      color: #000 !important;
    }
    > h2 {
      display: block;
      grid-column: 1 / -1;
    }
    > div {
      gap: 4mm;
      max-height: 100%;
      overflow: hidden;
    }
    li {
      padding-block: 1mm;
    }
  }
`;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** What a line asks for, with the words that answer it. */
interface Answered {
  line: string;
  answer: string | undefined;
}

const AnsweredLines = ({ lines }: { lines: readonly Answered[] }) => (
  <ul>
    {lines.map(({ line, answer }) => (
      <li key={line}>
        <strong>{line}</strong>
        {answer && <p>{answer}</p>}
      </li>
    ))}
  </ul>
);

interface PrepareDialogProps {
  lead: Lead;
  interviewId: string;
  onClose: () => void;
}

/** The sheet for an interview: what they ask for, the user's answers, the letter and the posting. Prints on one page. */
export function PrepareDialog({ lead, interviewId, onClose }: PrepareDialogProps) {
  const dispatch = useAppDispatch();
  const { data: interviews } = useGetInterviewsQuery(lead.id);
  const { data: pitches } = useGetPitchesQuery(lead.id);
  const { data: profile } = useGetProfileQuery();
  const { asks } = useAskedLines(lead.id);
  const hasModel = usePitchWriters().modelFor('letters') === 'server-model';
  const [expectQuestions, { isLoading: isExpecting }] = useExpectQuestionsMutation();
  const interview = interviews?.find(({ id }) => id === interviewId);
  if (!interview) return null;
  const leadId = lead.id;
  const letter = pitches?.find(({ sent }) => sent)?.sent?.content;
  const { likelyQuestions } = interview;
  const questions = interview.questions.split('\n').filter((question) => question.trim() !== '');
  const nearTo = nearest(
    profileLines(profile ?? EMPTY_PROFILE),
    likelyQuestions.map(({ question }) => question),
  );

  async function expect() {
    const { error } = await expectQuestions({ leadId, id: interviewId });
    if (error) dispatch(failed(error, 'suggesting questions', leadId));
  }

  return (
    <Modal
      title={`Prepare: ${INTERVIEW_KIND_LABELS[interview.kind]}`}
      description={`${lead.title} at ${lead.company}`}
      width="64rem"
      focus="footer button"
      onClose={onClose}
      footer={
        <>
          <Button
            icon={Pencil}
            onClick={() => dispatch(dialogOpened({ kind: 'interview', leadId, interviewId }))}
          >
            Edit
          </Button>
          <Button variant="primary" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <PrintStyle />
      <Sheet data-print>
        <h2>
          {lead.title}, {lead.company}
        </h2>
        <div>
          <Part title="Interview">
            <InterviewFacts interview={interview} />
          </Part>
          <Part title="Your questions">
            {questions.length > 0 ? (
              <ul>
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            ) : (
              <Muted>None yet. Add what you want to ask with Edit.</Muted>
            )}
          </Part>
          {(hasModel || likelyQuestions.length > 0) && (
            <Part title="Likely questions">
              <AnsweredLines
                lines={likelyQuestions.map(({ question }) => ({
                  line: question,
                  answer: nearTo(question)[0]?.item.text,
                }))}
              />
              {hasModel && (
                <Button icon={Sparkles} busy={isExpecting} onClick={expect}>
                  {likelyQuestions.length > 0 ? 'Suggest again' : 'Suggest questions'}
                </Button>
              )}
            </Part>
          )}
          {asks.length > 0 && (
            <Part title="What they ask">
              <AnsweredLines
                lines={asks.map(({ text, lines: [best] }) => ({
                  line: text,
                  answer: best?.text,
                }))}
              />
            </Part>
          )}
        </div>
        <div>
          <Part title="The letter you sent">
            {letter ? <Text $prose>{letter}</Text> : <Muted>No letter is recorded as sent.</Muted>}
          </Part>
          <Part title="Posting">
            {lead.description ? (
              <Text $prose>{lead.description}</Text>
            ) : (
              <Muted>This lead has no description.</Muted>
            )}
          </Part>
        </div>
      </Sheet>
    </Modal>
  );
}
