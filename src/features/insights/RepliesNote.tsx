import { useGetProfileQuery, useUpdateProfileMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { repliesNote } from '#domain/leads/responseRate.ts';
import { failed } from '#features/shell/failed.ts';
import { TextLink } from '#ui/buttons/textLink.ts';

/** Says whether rejections count as replies, and changes it. */
export function RepliesNote() {
  const dispatch = useAppDispatch();
  const { data: profile } = useGetProfileQuery();
  const [updateProfile, { isLoading }] = useUpdateProfileMutation();
  const counts = profile?.rejectionsAreReplies ?? false;
  async function change() {
    const { error } = await updateProfile({ rejectionsAreReplies: !counts });
    if (error) dispatch(failed(error, 'updating profile'));
  }
  return (
    <>
      {repliesNote(counts)}.{' '}
      {profile && (
        <TextLink as="button" type="button" aria-disabled={isLoading} onClick={change}>
          {counts ? "Don't count them" : 'Count them'}
        </TextLink>
      )}
    </>
  );
}
