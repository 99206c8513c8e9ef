import { Link, useLocation } from 'react-router-dom';
import { FORM_PATH } from '../panelPaths.ts';
import { usePageForm } from './usePageForm.ts';

/** Leads to the form filler, on a page with an application form. */
export function FormLink() {
  const { form } = usePageForm();
  const { pathname } = useLocation();
  const isForm = form.status === 'read' && form.isApplication;
  return isForm && pathname !== FORM_PATH ? <Link to={FORM_PATH}>Fill this form</Link> : null;
}
