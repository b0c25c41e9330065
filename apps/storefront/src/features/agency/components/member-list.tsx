import { INVITATION_DAYS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Skeleton } from '@selat/ui/skeleton'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { knownRole } from '../../../shared/app/known/known-agency.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { teamQuery } from '../api/team-query.ts'
import { useOwnRole } from '../api/use-own-role.ts'
import { ChangeRole } from './change-role.tsx'
import { DeactivateMember } from './deactivate-member.tsx'
import { MemberActions, type MemberAsk, type MemberListProps } from './member-actions.tsx'
import { MemberName, MemberState, useLastSeen } from './member-facts.tsx'
import { MemberTable } from './member-table.tsx'

/** Lists the members of the agency; if `canChange`, the reader can change their roles and deactivate them. */
export function MemberList({ canChange }: { canChange: boolean }) {
  const team = useQuery(teamQuery())
  useOwnRole(team.data?.Items)
  return (
    <QueryState query={team} skeleton={<Skeleton className="h-48 rounded-xl" />}>
      {({ Items }) => <Members members={Items} canChange={canChange} />}
    </QueryState>
  )
}

type MembersProps = { members: readonly Schemas['Member'][]; canChange: boolean }

function Members({ members, canChange }: MembersProps) {
  const { t } = useTranslation('agency')
  const isWide = useMediaQuery('(min-width: 48rem)')
  const [asked, setAsked] = useState<MemberAsk | null>(null)
  const List = isWide ? MemberTable : MemberRows
  const close = () => setAsked(null)
  return (
    <>
      <List members={members} onAsk={canChange ? setAsked : null} />
      {members.some(({ State }) => State === 'invited') && (
        <p className="mt-3 max-w-prose text-sm text-muted-foreground">
          {t('team.invitedNote', { days: INVITATION_DAYS })}
        </p>
      )}
      {canChange && (
        <>
          <ChangeRole member={asked?.about === 'role' ? asked.member : null} onClose={close} />
          <DeactivateMember
            member={asked?.about === 'state' ? asked.member : null}
            onClose={close}
          />
        </>
      )}
    </>
  )
}

/** Lists the members on narrow screens. */
function MemberRows({ members, onAsk }: MemberListProps) {
  const { t } = useTranslation('agency')
  const lastSeen = useLastSeen()
  return (
    <Card asChild>
      <ul aria-label={t('team.members')} className="divide-y divide-border text-sm">
        {members.map((member) => (
          <li key={member.Id} className="px-5 py-4">
            <MemberName member={member} />
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{t(`role.${knownRole(member.Role)}`)}</span>
              <MemberState member={member} />
            </p>
            <p className="mt-1 text-muted-foreground">
              {t('teamColumn.seen')} <span className="tabular">{lastSeen(member)}</span>
            </p>
            {onAsk && (
              <p className="mt-3 flex flex-wrap gap-2">
                <MemberActions member={member} onAsk={onAsk} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
