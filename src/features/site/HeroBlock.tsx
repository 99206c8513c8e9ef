import { PanelRight } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { color, font, media, radius, space, text } from '#ui/theme.ts';
import { CallToAction } from './CallToAction.tsx';
import { contentWidth } from './siteStyles.ts';

const Hero = styled.section`
  ${contentWidth}
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: ${space[16]} ${space[12]};
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
  max-width: 12em;
  margin-top: ${space[4]};
  font-family: ${font.serif};
  font-size: clamp(2.75rem, 6.5vw, 4.75rem);
  line-height: 1.03;
  font-weight: 400;
  letter-spacing: -0.035em;

  em {
    color: ${color.accentText};
    /* The font loads later: its baseline would move the line. */
    line-height: 0;
  }
  ${media.narrow} {
    /* Always three lines: at 412 pixels only the loaded font would fit into two, and the page would shift. */
    max-width: 8em;
  }
`;

const Lead = styled.p`
  max-width: 38em;
  margin-block: ${space[6]};
  font-size: 1.125rem;
  line-height: 1.5;
  color: ${color.ink2};
  text-wrap: balance;
  ${media.narrow} {
    font-size: 1rem;
  }
`;

const Stats = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]} ${space[8]};
  margin-top: ${space[7]};
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
    <CallToAction download="Add to browser" earlyAccessUrl={earlyAccessUrl} />
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
