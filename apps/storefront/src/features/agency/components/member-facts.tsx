import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'

import { knownIn } from '../../../shared/app/known/known.ts'
import { useSession } from '../../../shared/app/session-store.ts'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'

type MemberProps = { member: Schemas['Member'] }

const looks = {
  invited: 'info',
  active: 'success',
  inactive: 'neutral',
  unknown: 'neutral',
} as const

export function MemberState({ member: { State } }: MemberProps) {
  const { t } = useTranslation('agency')
  const known = knownIn(looks, State)
  return <Badge variant={looks[known]}>{t(`teamState.${known}`)}</Badge>
}

/** Shows the name of a member, the username and the e-mail address. */
export function MemberName({ member: { Id, Name, Username, Email } }: MemberProps) {
  const { t } = useTranslation('agency')
  const isSelf = useSession((state) => state.user?.Id) === Id
  return (
    <>
      <span className="block text-base font-semibold wrap-anywhere">
        {Name}
        {isSelf && (
          <>
            {' '}
            <span className="ms-1 text-sm font-normal text-muted-foreground">{t('team.you')}</span>
          </>
        )}
      </span>
      <span className="block font-normal wrap-anywhere text-muted-foreground">
        {Username} · {Email}
      </span>
    </>
  )
}

export function useLastSeen(): (member: Schemas['Member']) => string {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const zone = useTenantZone()
  return ({ LastSeenAt }) =>
    LastSeenAt === null ? t('team.neverSeen') : format.instant(LastSeenAt, zone)
}
