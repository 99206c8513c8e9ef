import { Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { useGetViewsQuery, useSaveViewMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { newId } from '#domain/newId.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { atMost } from '#ui/fields/atMost.ts';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { FormModal } from '#ui/overlays/FormModal.tsx';
import { selectLeadFilters } from '../leadFiltersSlice.ts';
import { selectLayout, selectSort } from '../leadListSlice.ts';

const schema = object({
  name: atMost('Name', LIMITS.viewName).required('Name is required.'),
});

interface SaveViewDialogProps {
  /** Gets a new name; without it, what the leads page shows is saved. */
  viewId?: string;
  onClose: () => void;
}

/** Saves the filters, the order and the layout of the leads page under a name, or renames a view. */
export function SaveViewDialog({ viewId, onClose }: SaveViewDialogProps) {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectLeadFilters);
  const sort = useAppSelector(selectSort);
  const layout = useAppSelector(selectLayout);
  const { data: views = [] } = useGetViewsQuery();
  const [saveView] = useSaveViewMutation();
  const [id] = useState(newId);
  const renamed = views.find((view) => view.id === viewId);

  const namedLike = (name: string) =>
    views.find((view) => view !== renamed && view.name.toLowerCase() === name.trim().toLowerCase());

  async function save({ name: typed }: { name: string }) {
    const name = typed.trim();
    const replaced = namedLike(name);
    const shown = { filters: { ...filters, search: filters.search.trim() }, sort, layout };
    const { error } = await saveView(
      renamed ? { ...renamed, name } : { ...shown, name, id: replaced?.id ?? id },
    );
    if (error) {
      dispatch(failed(error, 'saving view'));
      return;
    }
    onClose();
    dispatch(toastShown({ tone: 'success', text: 'View saved.' }));
  }

  return (
    <Formik initialValues={{ name: renamed?.name ?? '' }} validationSchema={schema} onSubmit={save}>
      {({ values }) => (
        <FormModal
          title={renamed ? 'Rename view' : 'Save view'}
          description={renamed ? undefined : 'Keeps the filters, the order and the layout.'}
          submitLabel={!renamed && namedLike(values.name) ? 'Replace view' : 'Save view'}
          onClose={onClose}
        >
          <FormTextField name="name" label="Name" placeholder="Due this week" required />
        </FormModal>
      )}
    </Formik>
  );
}
