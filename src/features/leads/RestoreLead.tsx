import { RotateCcw } from 'lucide-react';
import { useRestoreLeadsMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';

/** The button that restores a deleted lead. */
export function RestoreLead({ id, ...props }: { id: string } & Pick<ButtonProps, 'variant'>) {
  const dispatch = useAppDispatch();
  const [restoreLeads, { isLoading }] = useRestoreLeadsMutation();
  async function restore() {
    const { error } = await restoreLeads([id]);
    dispatch(
      error
        ? failed(error, 'restoring lead')
        : toastShown({ tone: 'success', text: 'Lead restored.' }),
    );
  }
  return (
    <Button icon={RotateCcw} busy={isLoading} onClick={restore} {...props}>
      Restore
    </Button>
  );
}
