import styled from 'styled-components';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RoomyCard } from '#ui/layout/SectionCard.tsx';
import { MainAndAside, Stack } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { Head } from './ProfileView.tsx';

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Block = ({ lines }: { lines: number }) => (
  <RoomyCard>
    <Stack>
      <Skeleton width="140px" height="20px" />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bars.
        <Skeleton key={line} height="20px" width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  </RoomyCard>
);

const FACTS = ['Email', 'Location', 'LinkedIn', 'GitHub', 'Portfolio'].map((label) => ({
  label,
  value: <Skeleton width="120px" height="21px" />,
}));

/** The profile while it loads. */
export const ProfileSkeleton = () => (
  <Stack aria-busy>
    <Spoken role="status">Loading...</Spoken>
    <RoomyCard>
      <Head>
        <Skeleton width="48px" height="48px" />
        <Lines>
          <Skeleton width="180px" height="28px" />
          <Skeleton width="130px" height="18px" />
        </Lines>
      </Head>
      <DefinitionList rows={FACTS} />
    </RoomyCard>
    <MainAndAside>
      <Stack>
        <Block lines={3} />
        <Block lines={6} />
        <Block lines={2} />
      </Stack>
      <Stack>
        <Block lines={4} />
        <Block lines={4} />
      </Stack>
    </MainAndAside>
  </Stack>
);
