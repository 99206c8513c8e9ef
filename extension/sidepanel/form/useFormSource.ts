import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useGetPitchesQuery, useGetProfileQuery, useGetResumesQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { StoredResume } from '#domain/contract/resume.ts';
import { type AnswerPlace, placeOfPosting } from '#domain/forms/answerPlace.ts';
import type { PhoneNumber } from '#domain/forms/formFacts.ts';
import { isMadeForOther } from '#domain/forms/isMadeForOther.ts';
import { selectLeads } from '#features/leads/index.ts';
import { useTrackedLead } from '../useTrackedLead.ts';
import { selectForm } from './formSlice.ts';
import { readPhoneNumber } from './phoneNumber.ts';

/** What a form is filled from. */
export interface FormSource {
  profile: UserProfile | null;
  phone: PhoneNumber | null;
  /** The lead's own first, then the last uploaded, and those made for other leads last. */
  resumes: readonly StoredResume[];
  /** The file that goes into the form unless the user chooses; none that was made for another lead. */
  preset: StoredResume | undefined;
  /** Of the posting. */
  place: AnswerPlace;
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
  const leads = useAppSelector(selectLeads);
  const { open } = useAppSelector(selectForm);
  const place = useMemo(() => {
    const { fields, texts } = open.status === 'read' ? open : { fields: [], texts: [] };
    return placeOfPosting(lead, fields, texts);
  }, [lead, open]);

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
  const isOfOther = (resume: StoredResume) =>
    !isOwn(resume) && isMadeForOther(resume.name, lead, leads);
  const free = resumes.filter((resume) => !isOwn(resume) && !isOfOther(resume));
  const own = resumes.filter(isOwn);
  return {
    profile: profile ?? null,
    phone,
    resumes: [...own, ...free, ...resumes.filter(isOfOther)],
    preset: own[0] ?? free[0],
    place,
    lead,
    letter: pitches?.[0]?.content ?? '',
    pitchId: pitches?.[0]?.id,
  };
}
