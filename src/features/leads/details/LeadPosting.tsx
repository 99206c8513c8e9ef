import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LEAD_FIELDS } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { AskedCard, InstructionNotice, useAsked } from '#features/pitches/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, media, motion, space, text } from '#ui/theme.ts';
import { OutsideLink } from './OutsideLink.tsx';

const Fold = styled.details`
  border-bottom: 1px solid ${color.line};
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 42px;
    ${text.small}
    color: ${color.ink3};
    cursor: pointer;
    list-style: none;
    ${media.touch} {
      min-height: 44px;
    }
    > strong {
      ${text.body}
      font-weight: 600;
      color: ${color.ink};
    }
    > svg {
      transition: transform ${motion.fast};
    }
    &:hover {
      color: ${color.ink};
    }
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
`;

const Body = styled(Stack)`
  padding-bottom: ${space[4]};
`;

const Prose = styled.p<{ $reading?: boolean }>`
  ${({ $reading }) => $reading && text.reading}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${color.ink2};
`;

/** A line that opens what it's about. */
const FoldedPart = ({
  title,
  hint,
  children,
}: Record<'title' | 'hint' | 'children', ReactNode>) => (
  <Fold>
    <summary>
      <Icon of={ChevronRight} />
      <strong>{title}</strong>
      {hint}
    </summary>
    <Body $gap={3}>{children}</Body>
  </Fold>
);

const countWords = (prose: string): string => {
  const count = prose.split(/\s+/).filter(Boolean).length;
  return `${count.toLocaleString()} ${count === 1 ? 'word' : 'words'}`;
};

/** The posting of a lead with what it asks for, and the lead's own pitch: one line each until opened. */
export function LeadPosting({ lead }: { lead: Lead }) {
  const { description, postUrl, applicationUrl, pitch } = lead;
  const asked = useAsked({ description, leadId: lead.id });
  const links = [
    [LEAD_FIELDS.postingUrl.name, postUrl],
    [LEAD_FIELDS.applicationUrl.name, applicationUrl],
  ].filter(([, href]) => href);
  const hints = [
    description && countWords(description),
    asked.total > 0 && `${asked.covered} of ${asked.total} asks covered`,
  ];
  return (
    <div>
      {(description || links.length > 0) && (
        <FoldedPart title="Posting" hint={hints.filter(Boolean).join(', ')}>
          {links.map(([label, href = '']) => (
            <p key={label}>
              {label}: <OutsideLink href={href} />
            </p>
          ))}
          <InstructionNotice toAI={asked.toAI} />
          <AskedCard asked={asked} />
          {description && <Prose>{description}</Prose>}
        </FoldedPart>
      )}
      {pitch && (
        <FoldedPart title="Pitch" hint={countWords(pitch)}>
          <Prose $reading>{pitch}</Prose>
        </FoldedPart>
      )}
    </div>
  );
}
