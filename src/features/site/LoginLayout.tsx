import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import { BrowserFrame } from './BrowserFrame.ts';
import { HomeLink } from './HomeLink.tsx';
import { SchemePicture } from './SchemePicture.tsx';

/** Narrower windows show only the form. */
const TWO_COLUMNS = '@media (min-width: 1024px)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  ${TWO_COLUMNS} {
    grid-template-columns: minmax(30rem, 5fr) 6fr;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]};
  ${TWO_COLUMNS} {
    padding: ${space[4]} ${space[10]};
  }
`;

const Footer = styled.footer`
  padding: ${space[4]};
  ${text.small}
  color: ${color.ink3};
  text-align: center;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space[2]};
    &:hover {
      color: ${color.ink};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  width: min(25rem, 100%);
  margin: 0 auto;
  padding: ${space[8]} ${space[4]};
`;

const PictureSide = styled.div`
  display: none;
  ${TWO_COLUMNS} {
    display: flex;
    flex-direction: column;
    gap: ${space[12]};
    justify-content: center;
    overflow: hidden;
    padding: ${space[16]} 0 ${space[16]} ${space[16]};
    border-left: 1px solid ${color.line};
    background: ${color.sunken};
  }
`;

const Motto = styled.p`
  max-width: 11em;
  padding-right: ${space[8]};
  font-family: ${font.serif};
  font-size: 2.5rem;
  line-height: 1.1;
  letter-spacing: -0.025em;

  em {
    color: ${color.accentText};
  }
`;

const Cropped = styled.div`
  width: 50rem;
  max-width: 130%;
  img {
    width: 100%;
    height: auto;
  }
`;

/** The sign-in form beside a picture of the product. */
export const LoginLayout = ({ children }: { children: ReactNode }) => (
  <Columns>
    <Stack $gap={0}>
      <Header>
        <HomeLink />
        <Button variant="ghost" icon={ArrowLeft} asChild>
          <Link to="/">Back to Home</Link>
        </Button>
      </Header>
      <Main>{children}</Main>
      <Footer>
        <Link to="/privacy">Privacy Policy</Link>
      </Footer>
    </Stack>
    <PictureSide aria-hidden>
      <Motto>
        Every lead, <em>beside</em> the page you found it on.
      </Motto>
      <Cropped>
        <BrowserFrame>
          <SchemePicture path="/media/capture" alt="" sizes="50rem" />
        </BrowserFrame>
      </Cropped>
    </PictureSide>
  </Columns>
);
