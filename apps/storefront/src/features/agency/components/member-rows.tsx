import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'

import { knownRole } from '../../../shared/app/known/known-agency.ts'
import { MemberActions } from './member-actions.tsx'
import type { MemberListProps } from './member-actions.tsx'
import { MemberName, MemberState, useLastSeen } from './member-facts.tsx'

/** The team on a phone. */
export function MemberRows({ members, onAsk }: MemberListProps) {
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
