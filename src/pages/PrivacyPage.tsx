import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { color, font, media, space, text } from '#ui/theme.ts';
import { PublicHeader } from './PublicHeader.tsx';

const CONTACT = 'hello@leadside.local';

const Article = styled.main`
  width: min(42rem, 100%);
  margin: 0 auto;
  padding: ${space[16]} ${space[4]} ${space[24]};
  ${media.narrow} {
    padding-top: ${space[8]};
  }

  h1 {
    font-family: ${font.serif};
    font-size: clamp(2.25rem, 5vw, 3rem);
    line-height: 1.1;
    font-weight: 450;
    letter-spacing: -0.025em;
  }
  h2 {
    margin: ${space[10]} 0 ${space[2]};
    ${text.sectionTitle}
    font-size: 1.375rem;
  }
  p,
  li {
    ${text.reading}
    color: ${color.ink2};
    text-wrap: pretty;
  }
  h1 + p {
    margin-top: ${space[4]};
    font-size: 1.25rem;
  }
  ul {
    list-style: disc;
    padding-left: 1.25em;
  }
  li::marker {
    color: ${color.ink3};
  }
  a {
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`;

/** The privacy policy (product spec, section 1). */
export const PrivacyPage = () => (
  <>
    <DocumentTitle title="Privacy Policy" />
    <PublicHeader>
      <Button variant="ghost" icon={ArrowLeft} asChild>
        <Link to="/">Back to Home</Link>
      </Button>
    </PublicHeader>
    <Article>
      <h1>Privacy Policy</h1>
      <p>What data Leadside collects, how long we keep it, and how to contact us.</p>

      <h2>What we collect</h2>
      <ul>
        <li>Lead data: what you save about jobs, projects and contacts.</li>
        <li>The notes and labels you add to it.</li>
        <li>The email address of your account.</li>
        <li>Browser and usage data.</li>
      </ul>

      <h2>Sharing</h2>
      <p>
        Sharing is limited to the services that Leadside needs: the one that signs you in, the one
        that stores your data, and the one that writes your pitches.
      </p>

      <h2>How long we keep it</h2>
      <p>We keep lead data until you delete it. Usage data is deleted after about 2 years.</p>

      <h2>Children</h2>
      <p>Leadside isn't for children under 13, and we don't knowingly collect data from them.</p>

      <h2>Contact</h2>
      <p>
        Leadside
        <br />
        <a href={`mailto:${CONTACT}`}>{CONTACT}</a>
      </p>
    </Article>
  </>
);
