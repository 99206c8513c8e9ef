import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DocumentTitle } from './DocumentTitle.tsx';
import { color, media, space, text } from './theme.ts';

const Root = styled.header`
  display: grid;
  grid-template-areas: 'title actions' 'text actions';
  /* The title keeps its words whole; what is beside it gives way. */
  grid-template-columns: minmax(min-content, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: start;
  margin-bottom: ${space[6]};
  ${media.narrow} {
    grid-template-areas: 'title actions' 'text text';
    /* As high as with an action, which may come later than the title. */
    grid-template-rows: minmax(45px, auto);
  }
`;

const Title = styled.h1`
  grid-area: title;
  ${text.pageTitle}
  overflow-wrap: break-word;
  ${media.narrow} {
    align-self: center;
    font-size: 1.75rem;
  }
`;

const Text = styled.p`
  grid-area: text;
  color: ${color.ink3};
  text-wrap: pretty;
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding-top: 1px;
  text-align: end;
`;

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** The name of the browser tab; the title when left out. */
  documentTitle?: string;
}

/** The title of a page, a line about it, and what can be done on it. */
export const PageHeader = ({
  title,
  text: words,
  actions,
  documentTitle = title,
}: PageHeaderProps) => (
  <Root>
    <DocumentTitle title={documentTitle} />
    <Title>{title}</Title>
    {words && <Text>{words}</Text>}
    {actions && <Actions>{actions}</Actions>}
  </Root>
);
