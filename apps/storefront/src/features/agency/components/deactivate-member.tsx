import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'

import { knownRole } from '../../../shared/app/known/known-agency.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useSession } from '../../../shared/app/session-store.ts'
import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { useChangeMember } from '../api/use-change-member.ts'

type Member = Schemas['Member']

type DeactivateMemberProps = {
  /** The member to ask about; null while the dialog is closed. */
  member: Member | null
  onClose: () => void
}

/** Asks before a member is deactivated, which ends all sessions of that member. */
export function DeactivateMember({ member, onClose }: DeactivateMemberProps) {
  return member && <Question key={member.Id} member={member} onClose={onClose} />
}

function Question({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('agency')
  const isSelf = useSession((state) => state.user?.Id) === member.Id
  const whileShown = useWhileShown()
  const changing = useChangeMember(({ Name: name }) => {
    notify({ title: t('team.deactivated', { name }) })
    whileShown(onClose)
  })
  const failure = callErrorOf(changing.error)
  const isLastOwner = isProblem(failure, 'member_refused')
  const { Name: name } = member
  const role = knownRole(member.Role)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('team.deactivateTitle', { name })}
      description={t(isSelf ? 'team.deactivateSelf' : 'team.deactivateBody', { name })}
      action={t('team.deactivate')}
      isPending={changing.isPending}
      onConfirm={() =>
        role !== 'unknown' && changing.mutate({ Id: member.Id, Role: role, IsActive: false })
      }
      failure={isLastOwner ? null : failure}
    >
      {isLastOwner && (
        <Alert variant="destructive" live="assertive">
          {t('issue.last_owner')}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
