import type { MemberRole } from '@selat/domain'
import { memberRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useEffect, useState } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { clearDraft, readDraft, saveDraft } from '../../../shared/kit/form/form-draft.ts'
import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { endIdempotencyKey, sameCall } from '../../../shared/kit/idempotency-key.ts'
import { everybody } from '../../../shared/trade/agency/roles.ts'
import { useTeamChanged } from '../api/team-query.ts'

type MemberValues = { name: string; username: string; email: string; role: MemberRole }

const DRAFT = 'member'

const fields = {
  pointers: { '/Name': 'name', '/Username': 'username', '/Email': 'email', '/Role': 'role' },
  codes: { user_exists: 'username', account_exists: 'email' },
}

/** Somebody new of the agency: what is typed survives closing and a reload, and a lost answer never adds two. */
export function useMemberForm(onDone: () => void) {
  const { t } = useTranslation('agency')
  const changed = useTeamChanged()
  const [defaultValues] = useState(startValues)
  const member = useServerForm<MemberValues, Schemas['Member']>({
    id: 'member',
    defaultValues,
    check: (values) => toFieldIssues(memberRule.safeParse(values)),
    send: async (values) => {
      const body = toMemberInput(values)
      return unwrap(admin.post('/admin/v1/agency/member', { body, ...sameCall(intentOf(values)) }))
    },
    onDone: ({ Name: name, Email: email }, values) => {
      endIdempotencyKey(intentOf(values))
      clearDraft(DRAFT)
      notify({ title: t('team.added', { name }), description: t('team.addedBody', { email }) })
      void changed()
      onDone()
    },
    fields,
  })
  const { values, isDone } = member
  useEffect(() => {
    if (!isDone) saveDraft(DRAFT, values)
  }, [values, isDone])
  return member
}

function startValues(): MemberValues {
  const draft = readDraft(DRAFT, { name: '', username: '', email: '', role: '' })
  return { ...draft, role: everybody.find((role) => role === draft.role) ?? 'booker' }
}

function toMemberInput(values: MemberValues): Schemas['MemberInput'] {
  const { name, username, email, role } = memberRule.parse(values)
  return { Name: name, Username: username, Email: email, Role: role }
}

const intentOf = (values: MemberValues) => `member ${JSON.stringify(toMemberInput(values))}`
