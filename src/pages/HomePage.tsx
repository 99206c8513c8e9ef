import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { selectSessionStatus } from '#features/auth/index.ts';
import { Button } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { color, font, media, space } from '#ui/theme.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SidePanelPicture } from './SidePanelPicture.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 100dvh;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  width: min(67.5rem, 100%);
  padding: ${space[20]} ${space[4]} ${space[16]};
  text-align: center;
  ${media.narrow} {
    padding-block: ${space[10]} ${space[12]};
  }
`;

const Headline = styled.h1`
  max-width: 12em;
  font-family: ${font.serif};
  font-size: clamp(2.75rem, 6.5vw, 4.75rem);
  line-height: 1.03;
  font-weight: 400;
  letter-spacing: -0.035em;

  em {
    color: ${color.accentText};
    /* The font loads later: its baseline would move the line. */
    line-height: 0;
  }
`;

const Lead = styled.p`
  max-width: 38em;
  margin: ${space[6]} 0 ${space[6]};
  font-size: 1.125rem;
  line-height: 1.5;
  color: ${color.ink2};
  text-wrap: balance;
  ${media.narrow} {
    font-size: 1rem;
  }
`;

const Picture = styled.div`
  width: 100%;
  margin-top: ${space[16]};
  ${media.narrow} {
    max-width: 26rem;
    margin-top: ${space[12]};
  }
`;

/** /: the landing page. */
export function HomePage() {
  const isSignedIn = useAppSelector(selectSessionStatus) === 'signed-in';
  const way = isSignedIn ? <Link to="/app">Open App</Link> : <Link to="/login">Sign In</Link>;
  return (
    <Root>
      <DocumentTitle title="" />
      <PublicHeader>
        <Button variant="ghost" asChild>
          <Link to="/privacy">Privacy</Link>
        </Button>
      </PublicHeader>
      <Main>
        <Headline>
          Every lead, <em>beside</em> the page you found it on.
        </Headline>
        <Lead>
          Save the job, project or contact you are looking at, keep its story in one place, and
          write the pitch from what you have really done. No switching tabs.
        </Lead>
        <Button variant="primary" size="large" asChild>
          {way}
        </Button>
        <Picture>
          <SidePanelPicture />
        </Picture>
      </Main>
      <PublicFooter />
    </Root>
  );
}
