import { PrivacyArticle } from '#features/site/PrivacyArticle.tsx';
import { PublicLayout } from '#features/site/PublicLayout.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';

/** /privacy: the privacy policy (product spec, section 1). */
export const PrivacyPage = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <PublicLayout earlyAccessUrl={earlyAccessUrl}>
    <DocumentTitle title="Privacy Policy" />
    <PrivacyArticle />
  </PublicLayout>
);
