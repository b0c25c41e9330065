import type { Schemas } from '@selat/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { accountStays } from '../../../shared/app/account-stays.ts'
import { adminQueries } from '../../../shared/app/api.ts'
import { keepAnswer } from '../../../shared/app/keep-answer.ts'
import { keepProfile } from '../../../shared/app/session-store.ts'

const profileQuery = () => adminQueries.get('/admin/v1/profile')

export const useProfile = () => useQuery(profileQuery())

/** Takes over the profile as the server has it now, wherever it is shown, as long as it is still the account that is here. */
export function useKeepProfile(): (profile: Schemas['Profile']) => void {
  const queryClient = useQueryClient()
  const [isStillHere] = useState(accountStays)
  return (profile) => {
    // Who has logged out meanwhile, and who has logged in since, is nobody whom this names.
    if (!isStillHere()) return
    keepProfile(profile)
    void keepAnswer(queryClient, profileQuery().queryKey, profile)
  }
}
