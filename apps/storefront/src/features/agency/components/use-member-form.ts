import type { MemberRole } from '@selat/domain'
import { memberRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useState } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { everybody } from '../../../shared/trade/agency/roles.ts'
import { useTeamChanged } from '../api/team-query.ts'

type MemberValues = { name: string; username: string; email: string; role: MemberRole }

const draft = { key: 'member', textsOf: (values: MemberValues) => values }

const fields = {
  pointers: { '/Name': 'name', '/Username': 'username', '/Email': 'email', '/Role': 'role' },
  codes: { user_exists: 'username', account_exists: 'email' },
}

/**
 * Adds a member to the agency. The typed values survive closing and a reload, and a retry after a lost answer does not add a
 * second member.
 */
export function useMemberForm(onDone: () => void) {
  const { t } = useTranslation('agency')
  const changed = useTeamChanged()
  const whileShown = useWhileShown()
  const [defaultValues] = useState(startValues)
  return useServerForm<MemberValues, Schemas['Member']>({
    id: 'member',
    defaultValues,
    check: (values) => toFieldIssues(memberRule.safeParse(values)),
    draft,
    intentOf,
    send: async (values, same) =>
      unwrap(admin.post('/admin/v1/agency/member', { body: toMemberInput(values), ...same })),
    onDone: ({ Name: name, Email: email }) => {
      notify({ title: t('team.added', { name }), description: t('team.addedBody', { email }) })
      void changed()
      whileShown(onDone)
    },
    fields,
  })
}

function startValues(): MemberValues {
  const typed = readDraft(draft.key, { name: '', username: '', email: '', role: '' })
  return { ...typed, role: everybody.find((role) => role === typed.role) ?? 'booker' }
}

function toMemberInput(values: MemberValues): Schemas['MemberInput'] {
  const { name, username, email, role } = memberRule.parse(values)
  return { Name: name, Username: username, Email: email, Role: role }
}

const intentOf = (values: MemberValues) => `member ${JSON.stringify(toMemberInput(values))}`
