import { useFormikContext } from 'formik';
import { formToProfile, type ProfileFormValues } from '../profileFormValues.ts';
import { newProof } from './proofThunks.ts';
import { SuggestionsCard } from './SuggestionsCard.tsx';

/** What the profile form holds, to be put into words as proofs. They are saved with the form. */
export function FormSuggestions() {
  const { values, setFieldValue } = useFormikContext<ProfileFormValues>();
  return (
    <SuggestionsCard
      title="Put your work into words"
      profile={{ ...values, ...formToProfile(values) } as never}
      onKeep={async (proof) => {
        await setFieldValue('proofs', [...values.proofs, newProof(proof)]);
        return true;
      }}
    />
  );
}
