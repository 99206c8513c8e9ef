import { Download, FileText, ScanText, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useDeleteResumeMutation, useGetProfileQuery, useGetResumesQuery } from '#api/api.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StoredResume } from '#domain/contract/resume.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { useDownload } from '#features/shell/useDownload.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { RoomyCard } from '#ui/layout/Card.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, media, space, text } from '#ui/theme.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  &:last-child {
    padding-bottom: 0;
  }
`;

const About = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  h3 {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  /* Three in one row of a phone. */
  ${media.narrow} {
    flex-basis: 100%;
    > * {
      flex: 1;
      padding-inline: ${space[2]};
    }
    svg {
      display: none;
    }
  }
`;

/** 2574 -> '3 KB', 1500000 -> '1.4 MB'. */
const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / (1024 * 1024)).toFixed(1)} MB`;

/** The settings page's list of stored resumes: download them, read them again or delete them. */
export function StoredResumes() {
  const { data: profile } = useGetProfileQuery();
  return (
    <Stack>
      {hasProfile(profile) && (
        <div>
          <Button asChild icon={FileText}>
            <Link to="/app/leads/resume">Make Resume</Link>
          </Button>
        </div>
      )}
      <Resumes />
    </Stack>
  );
}

function Resumes() {
  const { data: resumes, error, refetch } = useGetResumesQuery();
  if (resumes?.length) return <ResumeList resumes={resumes} />;
  if (resumes) {
    return (
      <EmptyState
        icon={FileText}
        title="No resumes yet"
        text="Upload a resume to fill in your profile. The file is kept here, so that you know what you sent."
        action={
          <Button asChild variant="primary">
            <Link to="/app/edit-profile">Upload Resume</Link>
          </Button>
        }
      />
    );
  }
  if (error) return <LoadingError title="Error loading resumes" error={error} onRetry={refetch} />;
  return (
    <RoomyCard aria-busy>
      <Skeleton width="12rem" height="1.25rem" />
    </RoomyCard>
  );
}

function ResumeList({ resumes }: { resumes: readonly StoredResume[] }) {
  const confirm = useConfirmedWrite();
  const { download } = useDownload();
  const [deleteResume] = useDeleteResumeMutation();
  const list = useRef<HTMLUListElement>(null);
  useFocusNextItem(list, resumes);

  const askAndDelete = ({ id, name }: StoredResume) =>
    confirm({
      title: 'Delete this resume?',
      text: `“${name}” is permanently deleted. Leads that it went with keep its name, and your profile stays as it is.`,
      confirmLabel: 'Delete Resume',
      write: () => deleteResume(id),
      doing: 'deleting resume',
    });

  return (
    <RoomyCard>
      <Section
        title="Resumes"
        text={`${resumes.length} of ${LIMITS.resumes} files. The newest is first.`}
      >
        <ul ref={list}>
          {resumes.map((resume) => (
            <Row key={resume.id}>
              <About>
                <h3>{resume.name}</h3>
                <p>
                  {formatSize(resume.size)}, uploaded <EventTime at={resume.createdAt} />
                </p>
              </About>
              <Actions>
                <Button
                  icon={Download}
                  aria-label={`Download ${resume.name}`}
                  onClick={() =>
                    download({
                      url: `/user/resumes/${resume.id}/file`,
                      name: resume.name,
                      failure: 'Error downloading resume',
                    })
                  }
                >
                  Download
                </Button>
                <Button asChild icon={ScanText} aria-label={`Read ${resume.name} again`}>
                  <Link to="/app/edit-profile" state={{ resumeId: resume.id }}>
                    Read again
                  </Link>
                </Button>
                <Button
                  icon={Trash2}
                  aria-label={`Delete ${resume.name}`}
                  onClick={() => askAndDelete(resume)}
                >
                  Delete
                </Button>
              </Actions>
            </Row>
          ))}
        </ul>
      </Section>
    </RoomyCard>
  );
}
