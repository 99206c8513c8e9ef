import { PitchGenerator } from '#features/pitches/PitchGenerator.tsx';

/** /app/pitches: writes pitches, and lists the past ones. */
export const PitchesPage = () => <PitchGenerator />;
