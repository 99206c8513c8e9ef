import styled from 'styled-components';
import { space } from '#ui/theme.ts';
import { pricingContent } from './content/pricingContent.ts';
import { PricingCard } from './PricingCard.tsx';
import { Block, BlockText, BlockTitle } from './siteStyles.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};
  margin-top: ${space[10]};
  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const { heading, text, tiers } = pricingContent;

/** Three pricing tiers; only the first one is available. */
export const PricingBlock = () => (
  <Block id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
    <BlockTitle id="pricing-title">{heading}</BlockTitle>
    <BlockText>{text}</BlockText>
    <Cards>
      {tiers.map((tier) => (
        <PricingCard key={tier.id} {...tier} />
      ))}
    </Cards>
  </Block>
);
