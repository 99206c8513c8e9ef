import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Section } from '#ui/layout/Section.tsx';
import { color, radius, space } from '#ui/theme.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: ${space[4]};
    color: ${color.ink2};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    height: 32px;
    border-radius: 50%;
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: 600;
    line-height: 32px;
    text-align: center;
  }
  strong {
    color: ${color.ink};
    font-weight: 600;
  }
  kbd {
    padding: 1px 6px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.control};
    font: inherit;
  }
`;

/** The keyboard shortcut as Chrome shows it; '' when another extension has it. */
function useShortcut(): string {
  const [shortcut, setShortcut] = useState('');
  useEffect(() => {
    void chrome.commands.getAll().then((commands) => {
      setShortcut(commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '');
    });
  }, []);
  return shortcut;
}

/** How to pin, open and sign in. */
export function GetStarted() {
  const shortcut = useShortcut();
  return (
    <Section
      title="Get started"
      text="Three steps, and you can save jobs and contacts from any page."
    >
      <Steps>
        <li>
          <p>
            <strong>Pin it.</strong> Choose the puzzle icon next to the address bar, then the pin
            next to Leadside.
          </p>
        </li>
        <li>
          <p>
            <strong>Open it on a page you want to save.</strong> Choose the Leadside icon
            {shortcut && ' or press '}
            {shortcut && <kbd>{shortcut}</kbd>}. The panel opens with the details of the page. You
            can also right-click a selection or a link and choose “Save to Leadside”.
          </p>
        </li>
        <li>
          <p>
            <strong>Sign in.</strong> Use your Leadside email and password. Do you run your own
            server? Enter its address below.
          </p>
        </li>
      </Steps>
    </Section>
  );
}
