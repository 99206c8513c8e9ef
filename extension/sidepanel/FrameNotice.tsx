import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Note = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${text.label}

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.accentText};
    overflow-wrap: anywhere;
  }
`;

/** Says that the posting is in a frame of another site, and links to it. Renders nothing without one. */
export function FrameNotice({ url }: { url: string }) {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '');
  if (!host) return null;
  return (
    <Note role="status">
      <p>The posting may be in a frame from {host}, which can't be read from this page.</p>
      <a href={url} target="_blank" rel="noreferrer">
        Open it in a new tab to capture it
        <Icon of={ExternalLink} />
      </a>
    </Note>
  );
}
