import { FileUp } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { space } from '#ui/theme.ts';
import { useLinks } from '../letterLinks.ts';

const Box = styled.div`
  padding: ${space[5]};
`;

/** Before there is a profile, whose lines letters are made of. */
export function UploadFirst() {
  const { toProfile } = useLinks();
  return (
    <Box>
      <EmptyState
        icon={FileUp}
        title="Upload your resume"
        text="Its lines are offered here for what they ask, to tick."
        action={
          <Button icon={FileUp} onClick={toProfile}>
            Upload your resume
          </Button>
        }
      />
    </Box>
  );
}
