import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Row, Text } from '#ui/layout/Stack.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { type FooterLink, footerContent } from './content/footerContent.ts';
import { contentWidth } from './siteStyles.ts';

const FooterBar = styled.footer`
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.ink2};
  ${text.small}

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    &:hover {
      color: ${color.ink};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    ${media.narrow} {
      min-height: 44px;
    }
  }
`;

const Columns = styled.div`
  ${contentWidth}
  display: grid;
  grid-template-columns: minmax(16rem, 2fr) repeat(3, 1fr);
  gap: ${space[10]} ${space[8]};
  padding-block: ${space[12]};
  @media (max-width: 899.98px) {
    grid-template-columns: repeat(3, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 479.98px) {
    grid-template-columns: repeat(2, 1fr);
  }
`;

const Newsletter = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  max-width: 20rem;
`;

const Bottom = styled.div`
  ${contentWidth}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  padding-block: ${space[5]} ${space[6]};
  border-top: 1px solid ${color.line};
  > p {
    display: flex;
    align-items: center;
    min-height: 28px;
  }
`;

function FooterAnchor({ label, to }: FooterLink) {
  if (to.startsWith('/')) return <Link to={to}>{label}</Link>;
  if (to.startsWith('mailto:')) return <a href={to}>{label}</a>;
  return (
    <a href={to} target="_blank" rel="noopener">
      {label}
    </a>
  );
}

const links = (items: readonly FooterLink[]) =>
  items.map((link) => (
    <li key={link.label}>
      <FooterAnchor {...link} />
    </li>
  ));

const { columns, newsletter, legal, social, copyright } = footerContent;

const thisYear = () => new Date().getFullYear();
const never = () => () => {};

/** The page may have been prerendered in another year. */
const Copyright = () => <p>{copyright(useSyncExternalStore(never, thisYear, () => undefined))}</p>;

/** The footer of the public pages (product spec, section 2). The newsletter box sends nothing. */
export const PublicFooter = () => (
  <FooterBar>
    <Columns>
      <Newsletter>
        <BrandMark />
        <TextField type="email" autoComplete="email" {...newsletter} />
      </Newsletter>
      {columns.map(({ heading, links: items }) => (
        <div key={heading}>
          <Text as="h2" $pad={[0, 0, 2]} $size="label" $tone="ink">
            {heading}
          </Text>
          <ul>{links(items)}</ul>
        </div>
      ))}
    </Columns>
    <Bottom>
      <Copyright />
      <Row as="ul" $gap={[0, 5]} $align="stretch" aria-label="Legal">
        {links(legal)}
      </Row>
      <Row as="ul" $gap={[0, 5]} $align="stretch" aria-label="Elsewhere">
        {links(social)}
      </Row>
    </Bottom>
  </FooterBar>
);
