import styled from 'styled-components';
import { color, media, space, text } from '#ui/theme.ts';
import { privacyContent } from './content/privacyContent.ts';
import { BAR_HEIGHT, pageTitle } from './siteStyles.ts';

const Article = styled.article`
  width: min(42rem, 100%);
  margin: 0 auto;
  padding: ${space[12]} ${space[4]} ${space[24]};
  ${media.narrow} {
    padding-top: ${space[6]};
  }

  h1 {
    ${pageTitle}
  }
  section {
    margin-top: ${space[10]};
    scroll-margin-top: calc(${BAR_HEIGHT} + ${space[4]});
    outline: none;
  }
  h2 {
    margin-bottom: ${space[2]};
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
  p + p,
  p + ul {
    margin-top: ${space[3]};
  }
  ul {
    display: grid;
    gap: ${space[2]};
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

const { title, introduction, sections, contact } = privacyContent;

/** The text of the privacy policy. Each section has an address. */
export const PrivacyArticle = () => (
  <Article>
    <h1>{title}</h1>
    <p>{introduction}</p>
    {sections.map(({ id, title: heading, paragraphs, items = [] }) => (
      <section key={id} id={id} tabIndex={-1}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </section>
    ))}
    <section id="contact" tabIndex={-1}>
      <h2>{contact.title}</h2>
      <p>{contact.text}</p>
      <p>
        {contact.company}
        <br />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </section>
  </Article>
);
