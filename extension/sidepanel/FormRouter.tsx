import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import { leadFormOpened, leadOpened } from '#features/leads/leadsViewSlice.ts';
import { letterOpened } from '#features/pitches/letterSlice.ts';

const FormContext = createContext<ReactNode>(null);
const Form = () => useContext(FormContext);

/**
 * The dashboard's forms and links need a router, and forms block navigation while text is unsaved. The panel
 * itself has no URL: what a link leads to opens as the panel's own view.
 */
export function FormRouter({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Form /> }]));
  useEffect(
    () =>
      router.subscribe(({ location: { pathname, search } }) => {
        const params = new URLSearchParams(search);
        const leadId = params.get('lead');
        if (leadId !== null) dispatch(leadOpened(leadId));
        else if (params.has('add')) dispatch(leadFormOpened(null));
        if (leadId !== null && pathname === '/app/pitches') dispatch(letterOpened({ leadId }));
      }),
    [dispatch, router],
  );
  return (
    <FormContext value={children}>
      <RouterProvider router={router} />
    </FormContext>
  );
}
