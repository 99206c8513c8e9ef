import { useUpdateProfileMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { QUIET_AFTER_DAYS } from '#domain/leads/today.ts';
import { toastShown } from '#features/shell/index.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

const CHOICES = [7, 14, 21, 30, 60];

/** After how many days without activity a lead is going quiet. */
export function QuietSection({ profile }: { profile: UserProfile }) {
  const dispatch = useAppDispatch();
  const [updateProfile] = useUpdateProfileMutation();
  const chosen = profile.quietAfterDays ?? QUIET_AFTER_DAYS;
  async function choose(quietAfterDays: number) {
    const { error } = await updateProfile({ quietAfterDays });
    if (!error) return;
    const text = `Error updating profile: ${errorMessage(error)}`;
    dispatch(toastShown({ tone: 'error', text }));
  }
  return (
    <SectionCard
      title="Going quiet"
      text="Leads with no activity for this many days show under Going quiet."
    >
      <SelectField
        label="Days without activity"
        value={String(chosen)}
        options={[...new Set([...CHOICES, chosen])].map((days) => ({
          value: String(days),
          label: `${days} days`,
        }))}
        onValueChange={(days) => choose(Number(days))}
      />
    </SectionCard>
  );
}
