import styled from 'styled-components';
import { space } from '#ui/theme.ts';
import { featuresContent } from './content/featuresContent.ts';
import { FeatureCard } from './FeatureCard.tsx';
import { Block, BlockText, BlockTitle } from './siteStyles.ts';

const Cards = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[10]};
`;

const { heading, text, features } = featuresContent;

/** Four feature cards with screenshots. */
export const FeaturesBlock = () => (
  <Block id="features" tabIndex={-1} aria-labelledby="features-title">
    <BlockTitle id="features-title">{heading}</BlockTitle>
    <BlockText>{text}</BlockText>
    <Cards>
      {features.map((feature) => (
        <FeatureCard key={feature.id} {...feature} />
      ))}
    </Cards>
  </Block>
);
