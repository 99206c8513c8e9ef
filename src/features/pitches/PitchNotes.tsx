import { AlertCircle, FileText, History, Info, Mail, Send } from 'lucide-react';
import styled from 'styled-components';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { quotedSentences } from '#domain/pitches/draft/customInstructions.ts';
import { answersIn } from '#domain/pitches/draft/startingDraft.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { color, media, space, text, tone } from '#ui/theme.ts';
import { CLAIM_REASON } from './letter/ClaimMark.tsx';
import { useOwnSentences } from './letter/useOwnSentences.ts';
import { writerLabel } from './pitchOptions.ts';

const Foot = styled.footer`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border-top: 1px solid ${color.line};
  ${text.small}
`;

const Line = styled.div<{ $warns?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  color: ${({ $warns }) => ($warns ? tone.progress.fg : color.ink3)};
  overflow-wrap: anywhere;
  > svg {
    margin-top: 2px;
  }
`;

const LinkButton = styled.button`
  color: ${color.accentText};
  font-weight: 500;
  &:hover {
    text-decoration: underline;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

const counted = (claims: number): string =>
  claims === 1 ? '1 claim to check.' : `${claims} claims to check.`;

/** '2 of your proofs, 1 line of your resume and 3 answers' */
function useTemplateNote(content: string): string {
  const { data: profile } = useGetProfileQuery();
  const used = useOwnSentences().filter((sentence) => content.includes(sentence.text));
  const lines = used.filter(({ kind }) => kind === 'suggestion').length;
  const proofs = used.length - lines;
  const answers = profile ? answersIn(content, profile) : 0;
  const parts = [
    ...(proofs > 0 ? [`${proofs} of your proofs`] : []),
    ...(lines > 0 ? [`${lines} line${lines === 1 ? '' : 's'} of your resume`] : []),
    ...(answers > 0 ? [`${answers} answer${answers === 1 ? '' : 's'}`] : []),
  ];
  const from = parts.length === 0 ? '' : ` from ${LIST.format(parts)}`;
  const missing =
    proofs > 0 ? '' : ' Add a sentence about your own work: what you did and what came of it.';
  return `Written without AI${from}.${missing}`;
}

/** A letter that was stopped is only in this window. */
export const StoppedNote = () => (
  <Foot>
    <Line $warns>
      <Icon of={Info} />
      <p>Stopped before the end, so it isn’t saved. Copy it, or write it again.</p>
    </Line>
  </Foot>
);

interface PitchNotesProps {
  pitch: Pitch;
  /** The text as the user sees it, maybe edited since. */
  content: string;
  /** The model's check of its sentences failed. */
  notChecked?: boolean;
  /** Writes the rest of a letter that was cut. */
  onContinue?: (() => void) | undefined;
  /** Gets the text as generated. Without it, an edited pitch can't be restored. */
  onRestore?: ((original: string) => void) | undefined;
}

/**
 * The facts that a pitch discloses: that it was cut, who wrote it, the instructions that a starting draft doesn't follow, and
 * the claims to check. An edited pitch can be restored.
 */
export function PitchNotes({
  pitch,
  content,
  notChecked = false,
  onContinue,
  onRestore,
}: PitchNotesProps) {
  const dispatch = useAppDispatch();
  const original = pitch.originalContent ?? pitch.content;
  const claims = claimsIn(content, pitch.unsupportedClaims);
  const isTemplate = pitch.writer === 'template';
  const unapplied = isTemplate ? quotedSentences(pitch.settings.customPrompt).notApplied : '';
  const templateNote = useTemplateNote(content);
  const canRestore = onRestore !== undefined && content !== original;
  return (
    <Foot data-warns={claims.length > 0 || undefined}>
      {pitch.cutOff && (
        <Line $warns>
          <Icon of={Info} />
          <p>
            The model stopped at its limit.{' '}
            {onContinue && (
              <LinkButton type="button" onClick={onContinue}>
                Continue
              </LinkButton>
            )}
          </p>
        </Line>
      )}
      {notChecked && (
        <Line $warns>
          <Icon of={Info} />
          <p>
            The check of each sentence against your profile didn’t run. Read the letter closely.
          </p>
        </Line>
      )}
      {canRestore && (
        <Line>
          <Icon of={History} />
          <p>
            You edited this pitch.{' '}
            <LinkButton type="button" onClick={() => onRestore(original)}>
              Restore original
            </LinkButton>
          </p>
        </Line>
      )}
      <Line>
        <Icon of={FileText} />
        <p>
          {isTemplate ? templateNote : `Written by: ${writerLabel(pitch)}`}{' '}
          {pitch.version > 1 && (
            <LinkButton
              type="button"
              onClick={() => dispatch(dialogOpened({ kind: 'pitchVersions', pitchId: pitch.id }))}
            >
              Versions
            </LinkButton>
          )}
        </p>
      </Line>
      {pitch.sent && (
        <Line>
          <Icon of={Send} />
          <p>
            Sent: <EventTime at={pitch.sent.at} />
          </p>
        </Line>
      )}
      {!pitch.sent && pitch.emailedAt !== null && (
        <Line>
          <Icon of={Mail} />
          <p>
            Email draft opened: <EventTime at={pitch.emailedAt} />
          </p>
        </Line>
      )}
      {unapplied !== '' && (
        <Line $warns>
          <Icon of={Info} />
          <p>Not applied without a model: {unapplied}</p>
        </Line>
      )}
      {claims.length > 0 && (
        <Line $warns>
          <Icon of={AlertCircle} />
          <div>
            <strong>{counted(claims.length)}</strong> {CLAIM_REASON}
            <ul>
              {claims.map((claim) => (
                <li key={claim.start}>“{claim.text}”</li>
              ))}
            </ul>
          </div>
        </Line>
      )}
    </Foot>
  );
}
