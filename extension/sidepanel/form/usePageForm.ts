import { useCallback, useEffect, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { applicationFields } from '#domain/forms/fieldFact.ts';
import type { FormField } from '#domain/forms/formField.ts';
import { findPageForm } from '../../page/pageForm.ts';
import { selectPanel } from '../panelSlice.ts';

/** The form of the page that the user sees. */
export type OpenForm =
  | { status: 'reading' | 'ask' | 'never' }
  | {
      status: 'read';
      tabId: number;
      url: string;
      fields: FormField[];
      /** It asks for a resume, or for details of a person. Other forms show only when the user opens them. */
      isApplication: boolean;
      foreign: string[];
      hasCaptcha: boolean;
    };

async function readForm(tabId: number, url: string): Promise<OpenForm> {
  const form = await findPageForm(tabId);
  if (typeof form === 'string') return { status: form };
  return { status: 'read', tabId, url, ...form, ...applicationFields(form.fields) };
}

/** Reads the form of the visible page, and again when the user goes to another one. */
export function usePageForm(): { form: OpenForm; refresh: () => Promise<OpenForm> } {
  const { page } = useAppSelector(selectPanel);
  const [form, setForm] = useState<OpenForm>({ status: 'reading' });
  const { tabId, url = '', access = 'never' } = page ?? {};

  const read = useCallback(async (): Promise<OpenForm> => {
    if (tabId === undefined) return { status: 'never' };
    return access === 'allowed' ? readForm(tabId, url) : { status: access };
  }, [tabId, url, access]);

  useEffect(() => {
    let isOver = false;
    void read().then((found) => {
      if (!isOver) setForm(found);
    });
    return () => {
      isOver = true;
    };
  }, [read]);

  async function refresh() {
    const found = await read();
    setForm(found);
    return found;
  }

  return { form, refresh };
}
