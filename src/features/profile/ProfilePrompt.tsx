import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';

const Sheet = styled(Card)`
  padding: ${space[5]};

  h2 {
    ${text.sectionTitle}
  }
  p {
    margin-bottom: ${space[4]};
    color: ${color.ink2};
    text-wrap: pretty;
  }
`;

const Disc = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  margin-bottom: ${space[3]};
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

/** Prompts for the profile when there is none (product spec, section 2, Dashboard). */
export const ProfilePrompt = () => (
  <Sheet as="section" aria-label="Complete your profile">
    <Disc>
      <Icon of={UserRound} />
    </Disc>
    <h2>Complete your profile</h2>
    <p>Your pitches are based on your experience. Upload a resume and review it.</p>
    <Button asChild>
      <Link to="/app/edit-profile">Complete Profile</Link>
    </Button>
  </Sheet>
);
