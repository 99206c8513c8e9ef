import styled from 'styled-components';
import { space } from '#ui/theme.ts';
import { pricingContent } from './content/pricingContent.ts';
import { PricingCard } from './PricingCard.tsx';
import { SiteBlock } from './SiteBlock.tsx';

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
  <SiteBlock id="pricing" title={heading} text={text}>
    <Cards>
      {tiers.map((tier) => (
        <PricingCard key={tier.id} {...tier} />
      ))}
    </Cards>
  </SiteBlock>
);
