import type { Schemas } from '@selat/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'
import { keepProfile } from '../../../shared/app/session-store.ts'

const profileQuery = () => adminQueries.get('/admin/v1/profile')

export const useProfile = () => useQuery(profileQuery())

/** Takes over the profile as the server has it now, wherever it is shown. */
export function useKeepProfile(): (profile: Schemas['Profile']) => void {
  const queryClient = useQueryClient()
  return (profile) => {
    queryClient.setQueryData(profileQuery().queryKey, profile)
    keepProfile(profile)
  }
}
