import { ClosingBlock } from '#features/site/ClosingBlock.tsx';
import { FeaturesBlock } from '#features/site/FeaturesBlock.tsx';
import { HeroBlock } from '#features/site/HeroBlock.tsx';
import { PricingBlock } from '#features/site/PricingBlock.tsx';
import { PublicLayout } from '#features/site/PublicLayout.tsx';
import { TestimonialsBlock } from '#features/site/TestimonialsBlock.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';

interface HomePageProps {
  /** The external sign-up form; by email when there is none. */
  earlyAccessUrl: string | undefined;
}

/** /: the landing page (product spec, section 2). */
export const HomePage = ({ earlyAccessUrl }: HomePageProps) => (
  <PublicLayout earlyAccessUrl={earlyAccessUrl}>
    <DocumentTitle title="Track leads and write pitches" />
    <HeroBlock earlyAccessUrl={earlyAccessUrl} />
    <FeaturesBlock />
    <PricingBlock />
    <TestimonialsBlock />
    <ClosingBlock earlyAccessUrl={earlyAccessUrl} />
  </PublicLayout>
);
