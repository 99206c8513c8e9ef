import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { AnswersCard } from './AnswersCard.tsx';
import { ProofsCard } from './ProofsCard.tsx';
import { SavedSuggestions } from './SavedSuggestions.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: ${space[4]};
  align-items: start;
  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What letters are written from: the user's sentences and answers. */
export const ProofsView = ({ profile }: { profile: UserProfile }) => (
  <Columns>
    <Stack>
      <SavedSuggestions profile={profile} />
      <ProofsCard profile={profile} />
    </Stack>
    <AnswersCard answers={profile.answers} />
  </Columns>
);
