import { useMemo } from 'react';
import styled from 'styled-components';
import { LEAD_FIELDS } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { counted } from '#domain/counted.ts';
import { instructionsToAI } from '#domain/pitches/prompt/instructionsToAI.ts';
import { InstructionNotice, useAsked } from '#features/pitches/index.ts';
import { Fold } from '#ui/layout/Fold.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { OutsideLink } from './OutsideLink.tsx';

const Folds = styled.div`
  > details {
    border-bottom: 1px solid ${color.line};
    > summary {
      padding-inline: 0;
    }
  }
`;

const Body = styled(Stack)`
  padding-bottom: ${space[4]};
`;

const Asks = styled.ul`
  display: grid;
  gap: ${space[1]};
  ${text.small}
  font-weight: 500;
  overflow-wrap: anywhere;
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
          <Body $gap={3}>
            {links.map(([label, href = '']) => (
              <p key={label}>
                {label}: <OutsideLink href={href} />
              </p>
            ))}
            <InstructionNotice toAI={toAI} />
            {asked.length > 0 && (
              <Asks aria-label="What they ask">
                {asked.map(({ text: ask }) => (
                  <li key={ask}>“{ask}”</li>
                ))}
              </Asks>
            )}
            {description && (
              <Text $prose $tone="ink2">
                {description}
              </Text>
            )}
          </Body>
        </Fold>
      )}
      {pitch && (
        <Fold isEntry title="Pitch" about={countWords(pitch)}>
          <Body>
            <Text $prose $size="reading" $tone="ink2">
              {pitch}
            </Text>
          </Body>
        </Fold>
      )}
    </Folds>
  );
}
