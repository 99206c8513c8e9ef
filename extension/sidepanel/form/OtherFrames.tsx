import { Button } from '#ui/buttons/Button.tsx';
import { Note } from './formParts.ts';

interface OtherFramesProps {
  origins: readonly string[];
  onAllowed: () => void;
}

/** Asks once for the sites whose frames are in the page, as employers embed the forms of their applicant systems. */
export function OtherFrames({ origins, onAllowed }: OtherFramesProps) {
  if (origins.length === 0) return null;
  const hosts = origins.map((origin) => new URL(origin).hostname).join(', ');
  async function allow() {
    const patterns = origins.map((origin) => `${origin}/*`);
    if (await chrome.permissions.request({ origins: patterns })) onAllowed();
  }
  return (
    <Note as="div">
      <p>A part of this page is from {hosts}. If the form is there, your browser asks you once.</p>
      <Button onClick={() => void allow()}>Look there, too</Button>
    </Note>
  );
}
