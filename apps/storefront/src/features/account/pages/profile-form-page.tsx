import { useTranslation } from '@selat/i18n'

import { ProfileLayout } from '../../../shared/profile/profile-layout.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { useProfile } from '../api/use-profile.ts'
import { DetailsForm } from '../components/details-form.tsx'
import { PendingEmail } from '../components/pending-email.tsx'
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
      {(profile) => (
        <div className="flex flex-col gap-8">
          {profile.PendingEmail !== null && (
            <PendingEmail
              key={profile.PendingEmail}
              profile={profile}
              pending={profile.PendingEmail}
            />
          )}
          <DetailsForm profile={profile} />
        </div>
      )}
    </QueryState>
  )
}
