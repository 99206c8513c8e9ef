import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Section } from '#ui/layout/Section.tsx';

const TABS: chrome.permissions.Permissions = { permissions: ['tabs'] };

/** Grants or removes the optional `tabs` permission. */
export function TrackedPages() {
  const [granted, setGranted] = useState(false);

  useEffect(() => {
    void chrome.permissions.contains(TABS).then(setGranted);
  }, []);

  const toggle = async () => {
    if (granted) setGranted(!(await chrome.permissions.remove(TABS)));
    else setGranted(await chrome.permissions.request(TABS));
  };

  return (
    <Section
      title="Tracked pages"
      text="With access to your tabs' addresses, the panel recognizes pages you track as you switch tabs. The addresses never leave your browser."
    >
      <div>
        <Button onClick={toggle}>{granted ? 'Stop recognizing' : 'Recognize tracked pages'}</Button>
      </div>
    </Section>
  );
}
