import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { ProfileLayout } from '../../../shared/trade/profile/profile-layout.tsx'
import { useProfile } from '../api/use-profile.ts'
import { PendingEmail } from '../components/code/pending-email.tsx'
import { DetailsForm } from '../components/details-form.tsx'
import { ProfileSkeleton } from '../components/profile-skeleton.tsx'

export default function ProfileFormPage() {
  const { t } = useTranslation('account')
  return (
    <ProfileLayout title={t('details.title')}>
      <Details />
    </ProfileLayout>
  )
}

function Details() {
  const query = useProfile()
  return (
    <QueryState query={query} skeleton={<ProfileSkeleton />}>
      {(profile) => <DetailsAndPending profile={profile} />}
    </QueryState>
  )
}

function DetailsAndPending({ profile }: { profile: Schemas['Profile'] }) {
  const pending = profile.PendingEmail
  const [first] = useState(pending)
  return (
    <div className="flex flex-col gap-8">
      {pending !== null && (
        <PendingEmail
          key={pending}
          profile={profile}
          pending={pending}
          isJustAsked={pending !== first}
        />
      )}
      <DetailsForm profile={profile} />
    </div>
  )
}
