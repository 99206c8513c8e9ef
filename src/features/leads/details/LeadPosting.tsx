import { useMemo } from 'react';
import styled from 'styled-components';
import { LEAD_FIELDS } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { counted } from '#domain/counted.ts';
import { instructionsToAI } from '#domain/pitches/prompt/instructionsToAI.ts';
import { InstructionNotice, useAsked } from '#features/pitches/index.ts';
import { Fold } from '#ui/layout/Fold.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import { color } from '#ui/theme.ts';
import { OutsideLink } from './OutsideLink.tsx';

const Folds = styled.div`
  > details {
    border-bottom: 1px solid ${color.line};
    > summary {
      padding-inline: 0;
    }
  }
`;

const countWords = (prose: string): string =>
  counted(prose.split(/\s+/).filter(Boolean).length, 'word');

/** The posting of a lead with what it asks for, and the lead's own pitch: one line each until opened. */
export function LeadPosting({ lead }: { lead: Lead }) {
  const { description, postUrl, applicationUrl, pitch } = lead;
  const asked = useAsked(lead.id);
  const toAI = useMemo(() => instructionsToAI(description), [description]);
  const links = [
    [LEAD_FIELDS.postingUrl.name, postUrl],
    [LEAD_FIELDS.applicationUrl.name, applicationUrl],
  ].filter(([, href]) => href);
  const hints = [
    description && countWords(description),
    asked.length > 0 && counted(asked.length, 'ask'),
  ];
  return (
    <Folds>
      {(description || links.length > 0) && (
        <Fold isEntry title="Posting" about={hints.filter(Boolean).join(', ')}>
          <Stack $gap={3} $pad={[0, 0, 4]}>
            {links.map(([label, href = '']) => (
              <p key={label}>
                {label}: <OutsideLink href={href} />
              </p>
            ))}
            <InstructionNotice toAI={toAI} />
            {asked.length > 0 && (
              <Stack as="ul" $gap={1} $size="label" aria-label="What they ask">
                {asked.map(({ text: ask }) => (
                  <li key={ask}>“{ask}”</li>
                ))}
              </Stack>
            )}
            {description && (
              <Text $prose $tone="ink2">
                {description}
              </Text>
            )}
          </Stack>
        </Fold>
      )}
      {pitch && (
        <Fold isEntry title="Pitch" about={countWords(pitch)}>
          <Stack $pad={[0, 0, 4]}>
            <Text $prose $size="reading" $tone="ink2">
              {pitch}
            </Text>
          </Stack>
        </Fold>
      )}
    </Folds>
  );
}
