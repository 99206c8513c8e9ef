import { useFormikContext } from 'formik';
import { MousePointerClick } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { type PickedWords, PickMenu, pickedValue } from '#features/extraction/index.ts';
import type { LeadFormValues } from '#features/leads/form/leadFormValues.ts';
import { usePickFields } from '#features/leads/form/pickFields.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { pickOnPage } from '../page/pickOnPage.ts';
import { accessDenied, selectPanel } from './panelSlice.ts';

/** Takes the text of an element that the user clicks on the page, for a field that they choose. */
export function PickOnPage() {
  const { setFieldValue } = useFormikContext<LeadFormValues>();
  const dispatch = useAppDispatch();
  const { page } = useAppSelector(selectPanel);
  const { fields } = usePickFields('', {});
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<PickedWords | null>(null);
  const button = useRef<HTMLSpanElement>(null);
  const close = useCallback(() => setPicked(null), []);
  if (!page || page.access === 'never') return null;

  async function pick(tabId: number) {
    setPicking(true);
    const words = await pickOnPage(tabId);
    setPicking(false);
    if (words === null) dispatch(accessDenied({ inserts: false }));
    if (!words) return;
    const { left = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    setPicked({ words, at: { x: left, y: bottom } });
  }

  function use(name: string) {
    const { value } = pickedValue(name, picked?.words ?? '');
    close();
    if (value !== '') void setFieldValue(name, value);
  }

  return (
    <span ref={button}>
      <Button icon={MousePointerClick} onClick={() => pick(page.tabId)}>
        {isPicking ? 'Click it on the page' : 'Pick on the page'}
      </Button>
      {picked && <PickMenu picked={picked} fields={fields} onUse={use} onClose={close} />}
    </span>
  );
}
