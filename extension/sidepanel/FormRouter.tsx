import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const FormContext = createContext<ReactNode>(null);
const Form = () => useContext(FormContext);

/**
 * The dashboard's forms block navigation while text is unsaved, so they need a router. The panel
 * itself has no URL.
 */
export function FormRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Form /> }]));
  return (
    <FormContext value={children}>
      <RouterProvider router={router} />
    </FormContext>
  );
}
