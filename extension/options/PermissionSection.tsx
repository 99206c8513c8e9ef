import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Section } from '#ui/layout/Section.tsx';

interface PermissionSectionProps {
  permissions: chrome.permissions.Permissions;
  title: string;
  text: string;
  /** Of the buttons that grant and remove the permission. */
  labels: { grant: string; remove: string };
}

/** Grants or removes an optional permission. */
export function PermissionSection({ permissions, title, text, labels }: PermissionSectionProps) {
  const [granted, setGranted] = useState(false);

  useEffect(() => {
    void chrome.permissions.contains(permissions).then(setGranted);
  }, [permissions]);

  const toggle = async () => {
    if (granted) setGranted(!(await chrome.permissions.remove(permissions)));
    else setGranted(await chrome.permissions.request(permissions));
  };

  return (
    <Section title={title} text={text}>
      <div>
        <Button onClick={toggle}>{granted ? labels.remove : labels.grant}</Button>
      </div>
    </Section>
  );
}
