/* Parts of the profile form's layout: beside the title, and above the sections. */
import { CheckCircle2, FileUp, X } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { selectUser } from '#features/auth/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { DifferenceReview } from '#ui/fields/DifferenceReview.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { focusWhenLost } from '#ui/hooks/focusWhenLost.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, radius, space, tone } from '#ui/theme.ts';
import { ResumeChecks } from './ResumeChecks.tsx';
import { LINKEDIN_DATA, RESUME_TYPES } from './resumeFile.ts';
import {
  checksDismissed,
  checkVisited,
  openChecks,
  type ResumeReview,
  reviewChanged,
  selectKeptChecks,
} from './resumeSlice.ts';
import { useResumeUpload } from './useResumeUpload.ts';

const OutcomeBox = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  background: ${tone.success.bg};
  color: ${tone.success.fg};

  > svg {
    margin-top: 3px;
  }
  strong {
    font-weight: 600;
  }
  &:focus {
    outline: none;
  }
`;

/** The result of an import. Takes the focus if it was lost, so that the next Tab goes to what follows. */
function Outcome({ title, text }: { title: string; text: string }) {
  return (
    <OutcomeBox ref={focusWhenLost} role="status" tabIndex={-1}>
      <Icon of={CheckCircle2} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </OutcomeBox>
  );
}

const BesideTitle = styled.div`
  grid-area: title;
  justify-self: end;
  max-width: 60%;
`;
const Results = styled(Stack)`
  grid-area: resume;
  min-width: 0;
  &:not(:empty) {
    margin-bottom: ${space[4]};
  }
`;

const Uploading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  /* In the place of the button, and as high. */
  ${BesideTitle} & {
    padding: 0;
    border: 0;
    background: none;
  }
`;

const differenceCount = (count: number): string =>
  count === 1
    ? '1 field differs from your resume. Choose which to keep.'
    : `${count} fields differ from your resume. Choose which to keep.`;

/** The result of the upload in sentences. */
function resultText({ filled, differences, isNotStored, notice }: ResumeReview): string {
  return [
    notice,
    filled.length > 0 && `Filled in: ${filled.map(({ label }) => label).join(', ')}.`,
    differences.length > 0 && differenceCount(differences.length),
    filled.length + differences.length === 0 &&
      'Your profile already has everything in this resume.',
    isNotStored &&
      `The file isn't stored, because you already have ${LIMITS.resumes}. You can delete one in Settings.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface ResumeSectionProps {
  /** The stored resume to read at the start. */
  storedId?: string | null;
  /** A JSON Resume to read at the start, of LinkedIn's data export. */
  jsonResume?: string | undefined;
  /** There is no profile yet: a card, not a button beside the title. */
  isFirst?: boolean;
}

/** The resume upload of the profile form (product spec, sections 2, 4, 5 and 8). */
export function ResumeSection({
  storedId = null,
  jsonResume = '',
  isFirst = false,
}: ResumeSectionProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const kept = useAppSelector((root) => selectKeptChecks(root, userId));
  const { state, upload, cancel, decide } = useResumeUpload(storedId, jsonResume);
  const read = state.kind === 'read' ? state : null;
  const isOpen = read !== null && !read.isDecided;
  const checks = read ? openChecks(read) : kept;
  const drop =
    state.kind === 'uploading' ? (
      <Uploading>
        <ProgressBar label="Reading your resume..." />
        <Button autoFocus icon={X} onClick={cancel}>
          Cancel Upload
        </Button>
      </Uploading>
    ) : (
      <FileDrop
        label="Upload Resume"
        hint="Drop or choose a file: PDF, Word or JSON Resume, up to 10 MB."
        icon={FileUp}
        accept={RESUME_TYPES}
        isButton={!isFirst}
        {...(state.kind === 'waiting' && { error: state.problem, isBack: state.wasUploading })}
        onFile={upload}
      />
    );
  return (
    <>
      {!isFirst && <BesideTitle>{drop}</BesideTitle>}
      <Results>
        {isFirst && (
          <SectionCard
            title="Resume"
            text="Fill in the form from your resume. Your profile changes only when you choose Save Profile; the file is kept in Settings."
          >
            {drop}
          </SectionCard>
        )}
        {isOpen && (
          <Outcome
            title={
              read.fileName === LINKEDIN_DATA
                ? 'Your LinkedIn profile was read.'
                : 'Resume uploaded successfully!'
            }
            text={`${resultText(read)} Nothing is saved until you choose Save Profile.`}
          />
        )}
        {isOpen && read.differences.length > 0 && (
          <DifferenceReview
            source="resume"
            differences={read.differences}
            choices={read.choices}
            onChoice={(path, choice) =>
              dispatch(reviewChanged({ choices: { ...read.choices, [path]: choice } }))
            }
            onDecided={(choices) => decide(read.resume, choices)}
          />
        )}
        {read?.isDecided && <Outcome title="Choices applied." text="Review the form, then save." />}
        {checks && (
          <ResumeChecks
            checks={checks}
            onVisited={(visited) => dispatch(checkVisited({ userId, visited }))}
            onDismissed={() => dispatch(checksDismissed(userId))}
          />
        )}
      </Results>
    </>
  );
}
