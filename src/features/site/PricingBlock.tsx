import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import { color, font, radius, shadow, space, text } from '#ui/theme.ts';
import { type PricingTier, pricingContent } from './content/pricingContent.ts';
import { SiteBlock } from './SiteBlock.tsx';
import { PointList } from './siteStyles.ts';

const Tier = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  &[aria-disabled='true'] {
    background: ${color.sunken};
    box-shadow: none;
    color: ${color.ink3};
    user-select: none;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 36px;

  h3 {
    ${text.sectionTitle}
    font-size: 1.375rem;
  }
  > :last-child:not(h3) {
    margin-left: auto;
  }
`;

const Mark = styled.span<{ $color: PricingTier['color'] }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  background: ${({ $color }) => ($color === 'accent' ? color.accentSoft : color.line)};
  color: ${({ $color }) => ($color === 'accent' ? color.accentText : color.ink3)};
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  min-height: 38px;
  margin-block: ${space[5]};

  strong {
    font-family: ${font.serif};
    font-size: 2rem;
    line-height: 1.2;
    font-weight: 450;
    letter-spacing: -0.02em;
  }
`;

const List = styled(PointList)`
  margin-bottom: ${space[6]};
  /* Between phones and three cards in a row. */
  @media (min-width: 600px) and (max-width: 899.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  small {
    display: block;
    ${text.smallest}
    color: ${color.ink2};
  }
`;

/** Lies over the whole card, with its words in the place of the price. */
const Overlay = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  align-self: center;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  ${text.label}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const inPreview = new Set(pricingContent.inPreview);

/** A tier; one that is coming soon is greyed out, disabled and covered. */
function PricingCard(tier: PricingTier) {
  const { id, name, description, price, period, features, cta, popular, comingSoon } = tier;
  const titleId = `tier-${id}`;
  return (
    <Tier role="group" aria-labelledby={titleId} aria-disabled={comingSoon || undefined}>
      <Header>
        <Mark $color={tier.color}>
          <Icon of={tier.icon} />
        </Mark>
        <h3 id={titleId}>{name}</h3>
        {popular && <Badge>{pricingContent.popular}</Badge>}
      </Header>
      <Text $top={3}>{description}</Text>
      <Price>
        {comingSoon ? (
          <Overlay>
            <Icon of={Clock} />
            {pricingContent.comingSoon}
          </Overlay>
        ) : (
          <>
            <strong>{price}</strong>
            {period}
          </>
        )}
      </Price>
      <List>
        {features.map((feature) => (
          <li key={feature}>
            <Icon of={comingSoon && !inPreview.has(feature) ? Clock : Check} />
            <span>
              {feature}
              {comingSoon && inPreview.has(feature) && <small>{pricingContent.available}</small>}
            </span>
          </li>
        ))}
      </List>
      <Stack $push="top">
        {comingSoon ? (
          <Button size="large" disabled>
            {cta}
          </Button>
        ) : (
          <Button size="large" variant="primary" asChild>
            <Link to="/download">{cta}</Link>
          </Button>
        )}
      </Stack>
    </Tier>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};
  margin-top: ${space[10]};
  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Three pricing tiers; only the first one is available. */
export const PricingBlock = () => (
  <SiteBlock id="pricing" title={pricingContent.heading} text={pricingContent.text}>
    <Cards>
      {pricingContent.tiers.map((tier) => (
        <PricingCard key={tier.id} {...tier} />
      ))}
    </Cards>
  </SiteBlock>
);
