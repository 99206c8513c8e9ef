import { type LucideIcon, PenLine, Plus, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Disc } from '#ui/display/IconDisc.tsx';
import { RoomyCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import { useNextStep } from './useNextStep.ts';

const Sheet = styled(RoomyCard)`
  h2 {
    margin-top: ${space[3]};
    ${text.sectionTitle}
  }
  p {
    margin-bottom: ${space[4]};
    color: ${color.ink2};
    text-wrap: pretty;
  }
`;

interface CardText {
  icon: LucideIcon;
  title: string;
  text: string;
  action: string;
}

const PROFILE: CardText = {
  icon: UserRound,
  title: 'Complete your profile',
  text: 'Your pitches are based on your experience. Upload a resume and review it.',
  action: 'Complete Profile',
};

const TEXTS: Record<string, CardText> = {
  lead: {
    icon: Plus,
    title: 'Add your first lead',
    text: 'Paste a job posting to see what it asks for, and get your letter.',
    action: 'Add Your First Lead',
  },
  letter: {
    icon: PenLine,
    title: 'Get your first letter',
    text: 'It’s written from your profile and what the posting asks for.',
    action: 'Write pitch',
  },
};

/** What a user with leads does next: the profile (product spec, section 2, Dashboard), then the first letter. */
export function NextStepCard({ profileExists }: { profileExists: boolean }) {
  const next = useNextStep();
  const card = profileExists ? next && TEXTS[next.step] : PROFILE;
  if (!card) return null;
  return (
    <Sheet as="section" aria-label={card.title}>
      <Disc $size={32}>
        <Icon of={card.icon} />
      </Disc>
      <h2>{card.title}</h2>
      <p>{card.text}</p>
      <Button asChild>
        <Link to={profileExists && next ? next.to : '/app/edit-profile'}>{card.action}</Link>
      </Button>
    </Sheet>
  );
}
