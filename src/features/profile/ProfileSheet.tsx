import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RoomyCard } from '#ui/layout/Card.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { color, space, text } from '#ui/theme.ts';
import { Text } from './ProfileValues.tsx';

const EmptySheet = styled(RoomyCard)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  padding-block: ${space[3]};

  h2 {
    ${text.sectionTitle}
  }
`;

const AddLink = styled(Link)`
  margin-left: auto;
  padding-block: ${space[2]};
  color: ${color.accentText};
  font-weight: 500;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface ProfileSectionProps {
  title: string;
  /** The section of the form, its fragment in the URL. */
  formSection: string;
  /** Without any value, the section is one line with a link to the form. */
  isEmpty: boolean;
  children: ReactNode;
}

/** A section of the read-only profile. */
export function ProfileSection({ title, formSection, isEmpty, children }: ProfileSectionProps) {
  if (isEmpty) {
    return (
      <EmptySheet as="section" aria-label={title}>
        <h2>{title}</h2>
        <Text of="" />
        <AddLink to={`/app/edit-profile#${formSection}`}>Add {title.toLowerCase()}</AddLink>
      </EmptySheet>
    );
  }
  return <SectionCard title={title}>{children}</SectionCard>;
}
