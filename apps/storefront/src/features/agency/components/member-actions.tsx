import { useTranslation } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'

import { knownRole } from '../../../shared/app/known/known-agency.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useFocusAfterRemoval } from '../../../shared/kit/use-focus-after-removal.ts'
import { useChangeMember } from '../api/use-change-member.ts'

type Member = Schemas['Member']

/** The change that an owner has begun: of a member's role, or of whether the member may log in. */
export type MemberAsk = { about: 'role' | 'state'; member: Member }

export type MemberListProps = {
  members: readonly Member[]
  /** Null if the reader may not change members. */
  onAsk: ((ask: MemberAsk) => void) | null
}

type MemberActionsProps = { member: Member; onAsk: (ask: MemberAsk) => void }

/** Shows the buttons of a member. A change replaces the pressed one, and the focus moves to what came in its place. */
export function MemberActions(props: MemberActionsProps) {
  const area = useFocusAfterRemoval<HTMLSpanElement>()
  return (
    <span ref={area} className="contents">
      <ActionsInState {...props} />
    </span>
  )
}

/** A deactivated member can only be activated again. */
function ActionsInState({ member, onAsk }: MemberActionsProps) {
  const { t } = useTranslation('agency')
  const { Name: name } = member
  const role = knownRole(member.Role)
  if (member.State === 'inactive')
    return role !== 'unknown' && <ActivateButton member={member} role={role} />
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="max-md:min-h-11"
        aria-label={t('team.changeRoleOf', { name })}
        onClick={() => onAsk({ about: 'role', member })}
      >
        {t('team.changeRole')}
      </Button>
      {/* The role is saved along with the state, which is impossible for a role that the site does not know. */}
      {role !== 'unknown' && (
        <Button
          variant="ghost"
          size="sm"
          className="max-md:min-h-11"
          aria-label={t('team.deactivateOf', { name })}
          onClick={() => onAsk({ about: 'state', member })}
        >
          {t('team.deactivate')}
        </Button>
      )}
    </>
  )
}

type ActivateProps = { member: Member; role: Known<Member['Role']> }

function ActivateButton({ member: { Id, Name: name }, role: Role }: ActivateProps) {
  const { t } = useTranslation('agency')
  const activating = useChangeMember(() => notify({ title: t('team.activated', { name }) }), {
    showError: true,
  })
  return (
    <Button
      variant="outline"
      size="sm"
      className="max-md:min-h-11"
      aria-label={t('team.activateOf', { name })}
      loading={activating.isPending}
      onClick={() => activating.mutate({ Id, Role, IsActive: true })}
    >
      {t('team.activate')}
    </Button>
  )
}
