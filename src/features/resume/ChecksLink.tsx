import { Link } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { profileToForm } from '#features/profile/index.ts';
import { TextLink } from '#ui/buttons/textLink.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { listChecks } from './resumeChecks.ts';
import { selectKeptChecks } from './resumeSlice.ts';

/** Leads to what is left to check of the resume that the profile was filled from. */
export function ChecksLink({ profile }: { profile: UserProfile }) {
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const kept = useAppSelector((root) => selectKeptChecks(root, userId));
  const checks = kept ? listChecks(profileToForm(profile), kept) : [];
  const left = checks.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <Muted>
      {left === 1 ? '1 value' : `${left} values`} from {kept?.fileName || 'your resume'}{' '}
      {left === 1 ? 'needs' : 'need'} a look:{' '}
      <TextLink as={Link} to="/app/edit-profile">
        Check these
      </TextLink>
    </Muted>
  );
}
