import { useTranslation } from '@selat/i18n'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { ProfileLayout } from '../../../shared/trade/profile/profile-layout.tsx'
import { useProfile } from '../api/use-profile.ts'
import { AccountCard } from '../components/account-card.tsx'
import { ProfileSkeleton } from '../components/profile-skeleton.tsx'
import { ProfileWays } from '../components/profile-ways.tsx'

export default function ProfilePage() {
  const { t } = useTranslation('account')
  return (
    <ProfileLayout title={t('profile.title')}>
      <Overview />
    </ProfileLayout>
  )
}

function Overview() {
  const query = useProfile()
  return (
    <>
      <QueryState query={query} skeleton={<ProfileSkeleton />}>
        {(profile) => <AccountCard profile={profile} />}
      </QueryState>
      <ProfileWays />
    </>
  )
}
