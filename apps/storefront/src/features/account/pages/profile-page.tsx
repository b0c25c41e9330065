import { useTranslation } from '@selat/i18n'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { ProfileLayout } from '../../../shared/trade/profile/profile-layout.tsx'
import { useProfile } from '../api/use-profile.ts'
import { AccountCard } from '../components/account-card.tsx'
import { ProfileSkeleton } from '../components/profile-skeleton.tsx'

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

/** Lists the other pages of the account, with one line for each. */
function ProfileWays() {
  const { t } = useTranslation(['account', 'common'])
  const isSeller = useIsFor(sellers)
  const ways = [
    ...(isSeller
      ? [
          {
            to: paths.profilePassenger(),
            text: t('common:nav.passengers'),
            body: t('profile.passengersBody'),
          },
        ]
      : []),
    { to: paths.profilePassword(), text: t('profile.password'), body: t('profile.passwordBody') },
  ]
  return (
    <ul className="mt-6 divide-y divide-border border-t border-border md:border-b">
      {ways.map(({ to, text, body }) => (
        <li key={to}>
          <Link to={to} className="group flex items-center justify-between gap-4 py-4 no-underline">
            <span>
              <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">
                {text}
              </span>
              <span className="block text-muted-foreground">{body}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
