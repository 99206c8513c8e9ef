import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/buttons/Button.tsx';
import { EarlyAccessLink } from './EarlyAccessLink.tsx';
import { ButtonRow } from './siteStyles.ts';

/** The buttons that download the extension and ask for early access. */
export const CallToAction = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <ButtonRow>
    <Button variant="primary" size="large" icon={Download} asChild>
      <Link to="/download">Add to browser</Link>
    </Button>
    <EarlyAccessLink url={earlyAccessUrl} size="large" />
  </ButtonRow>
);
