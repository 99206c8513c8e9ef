import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DocumentTitle } from '../DocumentTitle.tsx';
import { color, media, space, text } from '../theme.ts';
import { Row } from './Stack.tsx';

const TitleRow = styled.header<{ $dense: boolean | undefined }>`
  display: grid;
  grid-template-areas: 'title actions' 'text actions';
  /* The title doesn't break inside words. */
  grid-template-columns: minmax(min-content, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: start;
  margin-bottom: ${({ $dense }) => ($dense ? space[3] : space[6])};
  ${media.narrow} {
    grid-template-areas: 'title actions' 'text text';
    align-items: center;
    margin-bottom: ${space[4]};
    /* Reserves the height of an action that loads later. */
    grid-template-rows: minmax(45px, auto);
  }
`;

const Titles = styled.div`
  grid-area: title;
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  min-width: 0;
`;

const Title = styled.h1`
  ${text.pageTitle}
  overflow-wrap: break-word;
  ${media.narrow} {
    font-size: 1.5rem;
  }
`;

const Text = styled.p`
  grid-area: text;
  color: ${color.ink3};
  text-wrap: pretty;
  ${media.narrow} {
    min-height: 2lh;
  }
`;

const Actions = styled(Row)`
  grid-area: actions;
  justify-content: flex-end;
  padding-top: 1px;
  text-align: end;
`;

interface PageHeaderProps {
  title: string;
  /** The title of the browser tab, if it's another one. */
  tabTitle?: string;
  /** In the row of the title. */
  beside?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** Close to a toolbar below. */
  dense?: boolean;
}

/** The title of a page and of its browser tab, a description and actions. */
export const PageHeader = ({
  title,
  tabTitle = title,
  beside,
  text: description,
  actions,
  dense,
}: PageHeaderProps) => (
  <TitleRow $dense={dense}>
    <DocumentTitle title={tabTitle} />
    <Titles>
      <Title>{title}</Title>
      {beside}
    </Titles>
    {description && <Text>{description}</Text>}
    {actions && <Actions>{actions}</Actions>}
  </TitleRow>
);
