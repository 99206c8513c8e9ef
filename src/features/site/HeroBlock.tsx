import { Check, PanelRight } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color, font, media, radius, space, text, tone } from '#ui/theme.ts';
import { BrowserFrame } from './BrowserFrame.ts';
import { CallToAction } from './CallToAction.tsx';
import { DemoVideo } from './DemoVideo.tsx';
import { contentWidth, PointList } from './siteStyles.ts';

const Hero = styled.section`
  ${contentWidth}
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: ${space[8]} ${space[12]};
  text-align: center;
  ${media.narrow} {
    padding-block: ${space[8]} ${space[10]};
  }
`;

const Badge = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 30px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${text.label}
`;

const Title = styled.h1`
  margin-top: ${space[4]};
  font-family: ${font.serif};
  font-size: 3.75rem;
  line-height: 1.1;
  white-space: nowrap;
  font-weight: 400;
  letter-spacing: -0.035em;

  em {
    color: ${color.accentText};
    /* The font loads later: its baseline would move the line. */
    line-height: 0;
  }
  @media (max-width: 1099.98px) {
    max-width: 12em;
    font-size: 2.75rem;
    white-space: normal;
  }
  ${media.narrow} {
    font-size: 2.5rem;
    /* Always three lines: at 412 pixels only the loaded font would fit into two, and the page would shift. */
    max-width: 8em;
  }
`;

const Lead = styled.p`
  max-width: 34em;
  margin-block: ${space[4]} ${space[6]};
  font-size: 1.125rem;
  line-height: 1.5;
  color: ${color.ink2};
  text-wrap: balance;
  ${media.narrow} {
    font-size: 1rem;
  }
`;

const Facts = styled(PointList)`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[5]};
  margin-block: ${space[4]} ${space[8]};
  ${text.small}
  color: ${color.ink3};
  li {
    gap: ${space[2]};
  }
  svg {
    margin-top: 1px;
    color: ${tone.success.fg};
  }
  ${media.narrow} {
    /* The same lines before the font has loaded. */
    flex-direction: column;
    align-items: center;
  }
`;

/** The video shows a whole browser window. */
const Demo = styled.section`
  width: 100%;
  outline: none;
  scroll-margin-top: 88px;
`;

const Stats = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]} ${space[8]};
  margin-top: ${space[8]};
  color: ${color.ink3};

  li {
    display: flex;
    align-items: baseline;
    gap: 10px;
  }
  strong {
    font-family: ${font.serif};
    font-size: 1.375rem;
    font-weight: 450;
    letter-spacing: -0.015em;
    color: ${color.ink};
  }
  ${media.narrow} {
    justify-content: space-between;
    gap: ${space[4]};
    li {
      flex-direction: column;
      align-items: center;
      gap: 0;
      ${text.small}
    }
  }
`;

/** Only what a visitor can check. */
const FACTS = [
  'Free to install, no credit card',
  'Runs on your own machine',
  'Works without an AI',
  'Export or delete everything',
];

const STATS = [
  { figure: '10K+', label: 'active users' },
  { figure: '50K+', label: 'leads tracked' },
  { figure: '4.9', label: 'store rating' },
];

/** The first block of the landing page. */
export const HeroBlock = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <Hero>
    <Badge>
      <Icon of={PanelRight} />
      browser extension
    </Badge>
    <Title>
      Every lead, <em>beside</em> the page you found it on.
    </Title>
    <Lead>
      Save the job, project or contact you're looking at, track it in one place, and write a pitch
      based on your real experience. No switching tabs.
    </Lead>
    <CallToAction earlyAccessUrl={earlyAccessUrl} />
    <Facts>
      {FACTS.map((fact) => (
        <li key={fact}>
          <Icon of={Check} />
          {fact}
        </li>
      ))}
    </Facts>
    <Demo id="demo" tabIndex={-1} aria-labelledby="demo-title">
      <VisuallyHidden as="h2" id="demo-title">
        Demo
      </VisuallyHidden>
      <BrowserFrame>
        <DemoVideo />
      </BrowserFrame>
    </Demo>
    <Stats>
      {STATS.map(({ figure, label }) => (
        <li key={label}>
          <strong>{figure}</strong>
          {label}
        </li>
      ))}
    </Stats>
  </Hero>
);
