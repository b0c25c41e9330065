import { useTranslation } from '@selat/i18n'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'

/** Lists the other pages of the account, with one line for each. */
export function ProfileWays() {
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
