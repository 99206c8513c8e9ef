import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { FIRST_STEPS, type FirstStep } from '#domain/leads/firstStep.ts';
import { textLink } from '#ui/buttons/textLink.ts';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { useNextStep } from './useNextStep.ts';

const Track = styled.span`
  display: inline-block;
  flex: none;
  width: 56px;
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line2};

  > span {
    display: block;
    height: 100%;
    background: ${color.accent};
  }
`;

/** A share as a short bar, beside the same in words. */
const ShareBar = ({ part, total }: { part: number; total: number }) => (
  <Track aria-hidden>
    <span style={{ width: `${total === 0 ? 0 : (100 * part) / total}%` }} />
  </Track>
);

const Progress = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  margin-right: ${space[4]};
  ${text.small}
  color: ${color.ink3};
  white-space: nowrap;

  a {
    ${textLink}
    font-weight: 500;
  }
  @media (max-width: 1099.98px) {
    > :first-child {
      display: none;
    }
  }
  ${media.narrow} {
    margin: 0;
    gap: 0;
  }
`;

const STEPS: Record<FirstStep, string> = {
  profile: 'Start your profile',
  check: 'Check it and save',
  lead: 'Add a posting',
  letter: 'Get your first letter',
};

/** How far a new user has come, with the next step. Nothing once there is a letter. */
export function FirstSteps() {
  const next = useNextStep();
  const { pathname, search } = useLocation();
  if (!next) return null;
  const { step, number, to } = next;
  const [page] = to.split('?');
  const isHere = step === 'lead' ? pathname + search === to : pathname === page;
  return (
    <Progress>
      <ShareBar part={number - 1} total={FIRST_STEPS.length} />
      <span>
        Step {number} of {FIRST_STEPS.length}:{' '}
        {isHere ? STEPS[step] : <Link to={to}>{STEPS[step]}</Link>}
      </span>
    </Progress>
  );
}
