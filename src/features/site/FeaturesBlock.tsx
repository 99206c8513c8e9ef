import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, font, media, radius, shadow, space } from '#ui/theme.ts';
import { type Feature, featuresContent } from './content/featuresContent.ts';
import { SchemePicture } from './SchemePicture.tsx';
import { SiteBlock } from './SiteBlock.tsx';
import { PointList } from './siteStyles.ts';

/** The picture is on the right, in every second card on the left. */
const FeatureArticle = styled.article`
  display: grid;
  grid-template-columns: 5fr 7fr;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  @media (min-width: 900px) {
    &:nth-child(even) {
      grid-template-columns: 7fr 5fr;
      > :first-child {
        order: 1;
      }
      img {
        margin-inline: 0 ${space[8]};
        border-inline-width: 0 1px;
        border-radius: 0 ${radius.card} 0 0;
      }
    }
  }
  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${space[10]} ${space[8]};
  ${media.narrow} {
    padding: ${space[6]} ${space[5]};
  }

  h3 {
    font-family: ${font.serif};
    font-size: 1.75rem;
    line-height: 1.15;
    font-weight: 450;
    letter-spacing: -0.02em;
  }
  p {
    margin-top: ${space[3]};
    font-size: 1rem;
    line-height: 1.55;
    color: ${color.ink2};
    text-wrap: pretty;
  }
  ul {
    margin-top: ${space[5]};
    color: ${color.ink2};
  }
  svg {
    color: ${color.accentText};
  }
`;

/** How wide the screenshot is: seven of twelve columns, or the card, or more than the card on phones. */
const SIZES = '(min-width: 1168px) 620px, (min-width: 900px) 54vw, (min-width: 768px) 100vw, 150vw';

/**
 * The screenshot runs off the bottom and the side of the card. On phones it shows only its right part,
 * where something happens, so that it can be read.
 */
const Picture = styled.div`
  display: flex;
  align-items: flex-end;
  min-width: 0;
  overflow: hidden;
  background: ${color.sunken};

  > * {
    flex: 1;
  }
  picture {
    display: block;
  }
  img {
    width: calc(100% - ${space[8]});
    height: auto;
    margin: ${space[8]} 0 0 ${space[8]};
    border: 1px solid ${color.line2};
    border-width: 1px 0 0 1px;
    border-radius: ${radius.card} 0 0 0;
    ${media.narrow} {
      width: 160%;
      max-width: none;
      margin: ${space[5]} 0 0 calc(-60% - ${space[5]});
      border-width: 1px 1px 0 0;
      border-radius: 0 ${radius.card} 0 0;
    }
  }
`;

/** A feature with its screenshot. */
const FeatureCard = ({ title, text, points, picture }: Feature) => (
  <FeatureArticle>
    <Words>
      <h3>{title}</h3>
      <p>{text}</p>
      <PointList>
        {points.map((point) => (
          <li key={point}>
            <Icon of={Check} />
            {point}
          </li>
        ))}
      </PointList>
    </Words>
    <Picture>
      <SchemePicture {...picture} sizes={SIZES} />
    </Picture>
  </FeatureArticle>
);

const { heading, text, features } = featuresContent;

/** Four feature cards with screenshots. */
export const FeaturesBlock = () => (
  <SiteBlock id="features" title={heading} text={text}>
    <Stack $gap={6} $top={10}>
      {features.map((feature) => (
        <FeatureCard key={feature.id} {...feature} />
      ))}
    </Stack>
  </SiteBlock>
);
