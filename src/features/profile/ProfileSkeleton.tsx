import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RoomyCard } from '#ui/layout/Card.tsx';
import { MainAndAside, Stack } from '#ui/layout/Stack.tsx';
import { Head } from './ProfileView.tsx';

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
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <RoomyCard>
      <Head>
        <Skeleton width="48px" height="48px" />
        <Stack $gap={2}>
          <Skeleton width="180px" height="28px" />
          <Skeleton width="130px" height="18px" />
        </Stack>
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
