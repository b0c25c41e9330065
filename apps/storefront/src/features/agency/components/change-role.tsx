import type { MemberRole } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useState } from 'react'

import { knownRole } from '../../../shared/app/known/known-agency.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useSession } from '../../../shared/app/session-store.ts'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { useChangeMember } from '../api/use-change-member.ts'
import { memberIssue } from '../model/member-issue.ts'
import { RoleChoice } from './role-choice.tsx'

type Member = Schemas['Member']

/** Asks for the new role of a member; closed while `member` is null. */
export function ChangeRole(props: { member: Member | null; onClose: () => void }) {
  return props.member && <Choice key={props.member.Id} {...props} member={props.member} />
}

function Choice({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation(['agency', 'common'])
  // A role that the site does not know is not among the choices, so the choice begins with the booker.
  const known = knownRole(member.Role)
  const [role, setRole] = useState<MemberRole>(known === 'unknown' ? 'booker' : known)
  const isSelf = useSession((state) => state.user?.Id) === member.Id
  const toText = useIssueText()
  const whileShown = useWhileShown()
  const changing = useChangeMember(({ Name: name, Role }) => {
    notify({ title: t('team.changed', { name, role: t(`role.${knownRole(Role)}`) }) })
    whileShown(onClose)
  })
  // A refusal is about the role that was sent, so it is not shown beside another one.
  const failure = changing.variables?.Role === role ? callErrorOf(changing.error) : null
  const save = () => {
    if (role === member.Role) onClose()
    else changing.mutate({ Id: member.Id, Role: role, IsActive: true })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('team.changeRoleOf', { name: member.Name })}
      description={isSelf ? t('team.changeSelf') : undefined}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="main" loading={changing.isPending} onClick={save}>
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <RoleChoice value={role} onChange={setRole} />
      {failure && (
        <Alert variant="destructive" live="assertive" className="mt-4">
          {toText(memberIssue(failure))}
        </Alert>
      )}
    </Dialog>
  )
}
