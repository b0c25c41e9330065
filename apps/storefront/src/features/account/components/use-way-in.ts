import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useNavigate } from 'react-router-dom'

import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { signIn } from '../../../shared/app/session-store.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { useReturnPath } from './use-return-path.ts'

type Account = { Agency: object | null }

/** Returns the function that signs an account in, and leads to the page that was wanted before the login. */
export function useWayIn(): (session: Schemas['Session']) => void {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  return (session) => {
    if (signIn(session)) notify({ title: t('typed.again'), description: t('typed.isBack') })
    whileShown(() => void navigate(returnTo ?? homeOf(session.User), { replace: true }))
  }
}

/** Returns the page that a login leads to by default: the desk for a member of an agency, else the home page. */
export function homeOf(user: Account | null): string {
  return user?.Agency ? paths.agency() : paths.home()
}
