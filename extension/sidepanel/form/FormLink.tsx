import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { FORM_PATH } from '../panelPaths.ts';
import { selectForm } from './formSlice.ts';

/** Leads to the form filler, on a page with an application form or after it. */
export function FormLink() {
  const { open, sign } = useAppSelector(selectForm);
  const { pathname } = useLocation();
  if (pathname === FORM_PATH) return null;
  if (sign) return <Link to={FORM_PATH}>{sign.isSure ? 'Looks sent' : 'Was it sent?'}</Link>;
  const isForm = open.status === 'read' && open.isApplication;
  return isForm ? <Link to={FORM_PATH}>Fill this form</Link> : null;
}
