import styled, { css } from 'styled-components';
import { Card } from '#ui/Card.tsx';
import { color, space, text } from '#ui/theme.ts';

/** Two lines at most, with an ellipsis. */
const twoLines = css`
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

export const CardBody = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[3]};
  min-width: 0;
  & > div {
    min-width: 0;
  }
`;

export const Title = styled.h2`
  ${text.cardTitle}
  ${twoLines}
  /* Balancing lines is slow in a grid of cards. */
  text-wrap: wrap;
`;

export const Company = styled.p`
  ${text.small}
  color: ${color.ink2};
  ${twoLines}
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
`;

export const LatestNote = styled.blockquote`
  ${text.small}
  color: ${color.ink2};
  border-left: 2px solid ${color.line2};
  padding-left: ${space[3]};
  ${twoLines}
`;

export const AddNote = styled.button`
  ${text.small}
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accentText};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;

export const Footer = styled.footer`
  margin-top: auto;
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

export const UpdatedAt = styled.span`
  ${text.small}
  color: ${color.ink3};
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: flex;
  margin-right: -${space[2]};
`;
