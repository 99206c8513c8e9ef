import styled from 'styled-components';
import { space } from '#ui/theme.ts';
import { featuresContent } from './content/featuresContent.ts';
import { FeatureCard } from './FeatureCard.tsx';
import { SiteBlock } from './SiteBlock.tsx';

const Cards = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[10]};
`;

const { heading, text, features } = featuresContent;

/** Four feature cards with screenshots. */
export const FeaturesBlock = () => (
  <SiteBlock id="features" title={heading} text={text}>
    <Cards>
      {features.map((feature) => (
        <FeatureCard key={feature.id} {...feature} />
      ))}
    </Cards>
  </SiteBlock>
);
