import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, layer, media, radius, space, text } from '#ui/theme.ts';
import { EditButtons } from './EditButtons.tsx';
import { LetterActions } from './LetterActions.tsx';
import { LetterBody } from './LetterBody.tsx';
import { LetterMaterial } from './LetterMaterial.tsx';
import { ClaimNotice } from './letter/ClaimNotice.tsx';
import { subjectOf } from './pitchOpportunity.ts';
import type { OpenPitch } from './usePitch.ts';

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  min-height: 15rem;
  padding: 0;
  outline-offset: -2px;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 48px;
  padding: ${space[1]} ${space[4]} ${space[1]} ${space[7]};
  border-bottom: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink2};
  overflow-wrap: anywhere;
  > :nth-child(2) {
    flex: none;
  }
  ${media.narrow} {
    padding-left: ${space[4]};
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;
  padding: ${space[5]} ${space[7]};
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;

/** Stays in view while the letter scrolls. */
const Foot = styled.footer`
  position: sticky;
  anchor-name: --bar;
  z-index: ${layer.raised};
  bottom: var(--foot, 0px);
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 14px ${space[7]};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface};
  > [data-last] {
    margin-left: auto;
  }
  ${media.narrow} {
    /* A field would leave the letter no room. */
    &:has(input) {
      position: static;
    }
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline: ${space[4]};
    > [data-last] {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
`;

/** The letter on its page, or what it will be written from. */
export function LetterCard({ pitch }: { pitch: OpenPitch }) {
  const { draft, values, lead, isWritten, isEditing, claims, letter } = pitch;
  const posting = lead?.postUrl || lead?.applicationUrl;
  const completeProfile = (
    <Button asChild>
      <Link to="/app/edit-profile">Complete Profile</Link>
    </Button>
  );
  return (
    <Sheet as="section" aria-label="Pitch">
      {(draft.opportunity || pitch.canWrite) && (
        <Head>
          <span>{subjectOf(draft.opportunity ?? values)}</span>
          {isWritten && <EditButtons />}
          {!isWritten && posting && (
            <Button asChild variant="ghost" icon={ExternalLink}>
              <a href={posting} target="_blank" rel="noreferrer">
                Open posting
              </a>
            </Button>
          )}
        </Head>
      )}
      <Body>
        <LetterBody
          pitch={pitch}
          completeProfile={completeProfile}
          empty={<LetterMaterial pitch={pitch} completeProfile={completeProfile} />}
        />
        <ClaimNotice claims={claims} letter={letter} />
      </Body>
      {isWritten && !isEditing && (
        <Foot>
          <LetterActions pitch={pitch} />
        </Foot>
      )}
    </Sheet>
  );
}
