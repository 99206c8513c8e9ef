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
      fields: FormField[];
      /** It asks for a resume, or for details of a person. Other forms show only when the user opens them. */
      isApplication: boolean;
      foreign: string[];
      hasCaptcha: boolean;
    };

async function readForm(tabId: number): Promise<OpenForm> {
  const form = await findPageForm(tabId);
  if (typeof form === 'string') return { status: form };
  return { status: 'read', tabId, ...form, ...applicationFields(form.fields) };
}

/** Reads the form of the visible page, and again when the user goes to another one. */
export function usePageForm(): { form: OpenForm; refresh: () => Promise<OpenForm> } {
  const { page } = useAppSelector(selectPanel);
  const [form, setForm] = useState<OpenForm>({ status: 'reading' });
  const tabId = page?.tabId;
  const access = page?.access;

  const refresh = useCallback(async (): Promise<OpenForm> => {
    const read: OpenForm =
      tabId === undefined || access === undefined
        ? { status: 'never' }
        : access === 'allowed'
          ? await readForm(tabId)
          : { status: access };
    setForm(read);
    return read;
  }, [tabId, access]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is another page.
  useEffect(() => {
    let isOver = false;
    if (tabId !== undefined && access === 'allowed') {
      void readForm(tabId).then((read) => {
        if (!isOver) setForm(read);
      });
    } else void refresh();
    return () => {
      isOver = true;
    };
  }, [tabId, access, page?.url, refresh]);

  return { form, refresh };
}
