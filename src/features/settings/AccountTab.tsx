import { Puzzle } from 'lucide-react';
import { useGetProfileQuery } from '#api/api.ts';
import { ShortcutKeys } from '#features/shell/ShortcutKeys.tsx';
import { useTheme } from '#features/shell/useTheme.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { ColorScheme } from '#ui/colorScheme.ts';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AccountSection, type AccountSectionProps } from './AccountSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { DeletedLeadsSection } from './DeletedLeadsSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { CurrencySection, QuietSection } from './ProfileSections.tsx';
import { StatusesSection } from './StatusesSection.tsx';
import { TokensSection } from './TokensSection.tsx';

/** Settings > Account: the theme, what leads start with, the calendar, tokens and the account. */
export function AccountTab(props: AccountSectionProps) {
  const { chosen, choose, options } = useTheme();
  const { data: profile } = useGetProfileQuery();
  return (
    <Stack>
      <SectionCard title="Appearance">
        <div>
          <SegmentedControl<ColorScheme>
            label="Theme"
            value={chosen}
            onValueChange={choose}
            options={options}
          />
        </div>
      </SectionCard>
      {profile && <CurrencySection profile={profile} />}
      {profile && <QuietSection profile={profile} />}
      {profile && <StatusesSection profile={profile} />}
      <CalendarSection />
      {props.canChangePassword && <PasskeysSection />}
      <TokensSection />
      <SectionCard title="Keyboard shortcuts">
        <ShortcutKeys />
      </SectionCard>
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
      <DeletedLeadsSection />
      <AccountSection {...props} />
    </Stack>
  );
}
