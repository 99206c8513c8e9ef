import { Puzzle } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

/** Settings > Extension: where to get it. */
export const ExtensionSettings = () => (
  <SectionCard
    title="Browser extension"
    text="Save a job page as a lead, and write its pitch beside it, without switching tabs."
  >
    <div>
      <Button asChild icon={Puzzle}>
        <a href="/download">Get the extension</a>
      </Button>
    </div>
  </SectionCard>
);
