import { AlertCircle, FileText } from 'lucide-react';
import styled from 'styled-components';
import type { Pitch } from '#domain/contract/pitches.ts';
import { Icon } from '#ui/Icon.tsx';
import { color, space, text, tone } from '#ui/theme.ts';
import { CLAIM_REASON } from './PitchText.tsx';

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
  > svg {
    margin-top: 2px;
  }
`;

const counted = (claims: number): string =>
  claims === 1 ? '1 claim to check.' : `${claims} claims to check.`;

/** What a pitch must disclose: that it comes from a template, and the claims to check. */
export function PitchNotes({ pitch }: { pitch: Pitch }) {
  const claims = pitch.unsupportedClaims;
  const isTemplate = pitch.generator === 'template';
  if (claims.length === 0 && !isTemplate) return null;
  return (
    <Foot>
      {isTemplate && (
        <Line>
          <Icon of={FileText} />
          <p>Written from a template. No AI model is set up.</p>
        </Line>
      )}
      {claims.length > 0 && (
        <Line $warns>
          <Icon of={AlertCircle} />
          <div>
            <strong>{counted(claims.length)}</strong>
            <ul>
              {claims.map((claim) => (
                <li key={claim.start}>
                  “{claim.text}”: {CLAIM_REASON}
                </li>
              ))}
            </ul>
          </div>
        </Line>
      )}
    </Foot>
  );
}
