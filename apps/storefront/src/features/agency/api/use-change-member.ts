import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'

import { admin } from '../../../shared/app/api.ts'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { useTeamChanged } from './team-query.ts'

type Member = Schemas['Member']

/** Changes the role of a member, or whether the member may log in. `onDone` receives the changed member. */
export function useChangeMember(
  onDone: (member: Member) => void,
  meta: { showError: boolean } = { showError: false },
) {
  const changed = useTeamChanged()
  return useSingleMutation({
    meta,
    mutationFn: ({ Id, ...body }: Pick<Member, 'Id'> & Schemas['MemberChange']) =>
      unwrap(admin.put('/admin/v1/agency/member/{id}', { path: { id: Id }, body })),
    onSuccess: (member) => {
      onDone(member)
      void changed()
    },
  })
}
