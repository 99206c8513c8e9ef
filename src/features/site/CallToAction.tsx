import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/buttons/Button.tsx';
import { EarlyAccessLink } from './EarlyAccessLink.tsx';
import { ButtonRow } from './siteStyles.ts';

interface CallToActionProps {
  /** The text of the download button. */
  download: string;
  earlyAccessUrl: string | undefined;
}

/** The buttons that download the extension and ask for early access. */
export const CallToAction = ({ download, earlyAccessUrl }: CallToActionProps) => (
  <ButtonRow>
    <Button variant="primary" size="large" icon={Download} asChild>
      <Link to="/download">{download}</Link>
    </Button>
    <EarlyAccessLink url={earlyAccessUrl} size="large" />
  </ButtonRow>
);
