import { Download } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { downloadContent } from './content/downloadContent.ts';

const Steps = styled.section`
  width: 100%;
  margin-top: ${space[10]};
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: left;

  h2 {
    ${text.sectionTitle}
  }
  ol {
    display: grid;
    gap: ${space[3]};
    margin-block: ${space[4]};
    padding-left: 1.5em;
    list-style: decimal;
    color: ${color.ink2};
    text-wrap: pretty;
  }
  li::marker {
    color: ${color.ink3};
  }
  code {
    padding: 2px 6px;
    border-radius: ${radius.control};
    background: ${color.sunken};
    color: ${color.ink};
    font-size: 0.8125rem;
    user-select: all;
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

/** A step; what is in backticks is code. */
const withCode = (step: string) =>
  step.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));

const { download, stepsTitle, steps, note } = downloadContent.manual;

/** Offers the extension as a file and says how to load it. */
export const InstallGuide = ({ extensionZipUrl }: { extensionZipUrl: string }) => (
  <>
    <Button variant="primary" size="large" icon={Download} asChild>
      <a href={extensionZipUrl} download>
        {download}
      </a>
    </Button>
    <Steps aria-labelledby="steps-title">
      <h2 id="steps-title">{stepsTitle}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{withCode(step)}</li>
        ))}
      </ol>
      <p>{note}</p>
    </Steps>
  </>
);
