import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useGetPitchesQuery, useGetProfileQuery, useGetResumesQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { StoredResume } from '#domain/contract/resume.ts';
import type { PhoneNumber } from '#domain/forms/formFacts.ts';
import { useTrackedLead } from '../useTrackedLead.ts';
import { readPhoneNumber } from './phoneNumber.ts';

/** What a form is filled from. */
export interface FormSource {
  profile: UserProfile | null;
  phone: PhoneNumber | null;
  /** The lead's own first, then the last uploaded. */
  resumes: readonly StoredResume[];
  /** The lead of the page, and its newest letter. */
  lead: Lead | undefined;
  letter: string;
  pitchId: string | undefined;
}

/** The user's profile and files, and the lead of the page; `undefined` while they load. */
export function useFormSource(): FormSource | undefined {
  const lead = useTrackedLead();
  const { data: profile, isLoading } = useGetProfileQuery();
  const { data: resumes = [], isLoading: areResumesLoading } = useGetResumesQuery();
  const { data: pitches } = useGetPitchesQuery(lead?.id ?? skipToken);
  const [phone, setPhone] = useState<PhoneNumber | null>();
  const { personalInfo } = profile ?? {};

  useEffect(() => {
    let isOver = false;
    void readPhoneNumber(personalInfo?.phone ?? '', personalInfo?.location ?? '').then((read) => {
      if (!isOver) setPhone(read);
    });
    return () => {
      isOver = true;
    };
  }, [personalInfo]);

  if (isLoading || areResumesLoading || phone === undefined) return undefined;
  const isOwn = ({ id }: StoredResume) => id === lead?.resume?.id;
  return {
    profile: profile ?? null,
    phone,
    resumes: [...resumes.filter(isOwn), ...resumes.filter((resume) => !isOwn(resume))],
    lead,
    letter: pitches?.[0]?.content ?? '',
    pitchId: pitches?.[0]?.id,
  };
}
