import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { FORM_PATH } from '../panelPaths.ts';
import { selectForm } from './formSlice.ts';

/** Leads to the form filler, on a page with an application form. */
export function FormLink() {
  const { open } = useAppSelector(selectForm);
  const { pathname } = useLocation();
  const isForm = open.status === 'read' && open.isApplication;
  return isForm && pathname !== FORM_PATH ? <Link to={FORM_PATH}>Fill this form</Link> : null;
}
