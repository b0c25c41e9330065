import { useTranslation } from '@selat/i18n'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { MemberActions } from './member-actions.tsx'
import type { MemberListProps } from './member-actions.tsx'
import { MemberName, MemberState, useLastSeen } from './member-facts.tsx'

/** The team where there is room for columns. */
export function MemberTable({ members, onAsk }: MemberListProps) {
  const { t } = useTranslation('agency')
  const lastSeen = useLastSeen()
  return (
    <Table caption={t('team.members')}>
      <TableHead>
        <TableRow>
          <TableHeader className="ps-0">{t('teamColumn.member')}</TableHeader>
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
            <TableHeader scope="row" className="ps-0 align-top whitespace-normal">
              <MemberName member={member} />
            </TableHeader>
            <TableCell className="whitespace-nowrap">{t(`role.${member.Role}`)}</TableCell>
            <TableCell>
              <MemberState member={member} />
            </TableCell>
            <TableCell>{lastSeen(member)}</TableCell>
            {onAsk && (
              <TableCell align="end" className="pe-0">
                <span className="flex justify-end gap-1 whitespace-nowrap max-lg:flex-col max-lg:items-end">
                  <MemberActions member={member} onAsk={onAsk} />
                </span>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
