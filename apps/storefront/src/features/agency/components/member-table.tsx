import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { knownRole } from '../../../shared/app/known/known-agency.ts'
import { MemberActions, type MemberListProps } from './member-actions.tsx'
import { MemberName, MemberState, useLastSeen } from './member-facts.tsx'

/** Lists the members as a table on wide screens. */
export function MemberTable({ members, onAsk }: MemberListProps) {
  const { t } = useTranslation('agency')
  const lastSeen = useLastSeen()
  return (
    <Card>
      <Table caption={t('team.members')}>
        <TableHead>
          <TableRow>
            <TableHeader className="ps-5">{t('teamColumn.member')}</TableHeader>
            <TableHeader>{t('teamColumn.role')}</TableHeader>
            <TableHeader>{t('teamColumn.state')}</TableHeader>
            <TableHeader>{t('teamColumn.seen')}</TableHeader>
            {onAsk && (
              <TableHeader>
                <span className="sr-only">{t('teamColumn.change')}</span>
              </TableHeader>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.Id}>
              <TableHeader scope="row" className="py-3 ps-5 align-top whitespace-normal">
                <MemberName member={member} />
              </TableHeader>
              <TableCell className="py-3 whitespace-nowrap">
                {t(`role.${knownRole(member.Role)}`)}
              </TableCell>
              <TableCell className="py-3">
                <MemberState member={member} />
              </TableCell>
              <TableCell className="py-3">{lastSeen(member)}</TableCell>
              {onAsk && (
                <TableCell align="end" className="pe-5">
                  <span className="flex justify-end gap-1 whitespace-nowrap max-lg:flex-col max-lg:items-end">
                    <MemberActions member={member} onAsk={onAsk} />
                  </span>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
