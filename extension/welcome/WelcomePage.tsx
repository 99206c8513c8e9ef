import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Page = styled.main`
  max-width: 40rem;
  margin: 0 auto;
  padding: ${space[12]} ${space[5]};

  h1 {
    margin: ${space[8]} 0 ${space[3]};
    ${text.pageTitle}
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[8]};
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  counter-increment: step;

  &::before {
    content: counter(step);
    font-weight: 600;
    line-height: 32px;
    text-align: center;
    border-radius: 50%;
    height: 32px;
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  h2 {
    ${text.cardTitle}
  }
  p {
    color: ${color.ink2};
  }
  a {
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 3px;
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

/** Opens after the installation: how to pin, open and sign in. */
export function WelcomePage() {
  const shortcut = useShortcut();
  return (
    <Page>
      <BrandMark />
      <h1>Leadside is installed</h1>
      <p>Three steps, and you can save jobs and contacts from any page.</p>
      <Steps>
        <Step>
          <div>
            <h2>Pin it</h2>
            <p>Choose the puzzle icon next to the address bar, then the pin next to Leadside.</p>
          </div>
        </Step>
        <Step>
          <div>
            <h2>Open it on a page you want to save</h2>
            <p>
              Choose the Leadside icon{shortcut && ' or press '}
              {shortcut && <kbd>{shortcut}</kbd>}. The panel opens with the details of the page. You
              can also right-click a selection or a link and choose “Save to Leadside”.
            </p>
          </div>
        </Step>
        <Step>
          <div>
            <h2>Sign in</h2>
            <p>
              Use your Leadside email and password. Do you run your own server? Enter its address in
              the <a href="/options/index.html">options</a>.
            </p>
          </div>
        </Step>
      </Steps>
    </Page>
  );
}
