import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useNavigate } from 'react-router-dom'

import { notify } from '../../../../shared/app/notify.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { useWhileShown } from '../../../../shared/kit/use-while-shown.ts'
import type { LoginHint } from '../../model/login-hint.ts'
import { useReturnPath } from '../use-return-path.ts'
import { useWayIn } from '../use-way-in.ts'

/** Returns the function that leads on once a code has set a password: to the login, unless a session is open already. */
export function useAfterReset(done: 'reset' | 'invited') {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  const goIn = useWayIn()
  return (username: string, session: Schemas['Session'] | null) => {
    if (session) {
      notify({ title: t(done === 'reset' ? 'success.passwordReset' : 'invitation.done') })
      whileShown(() => goIn(session))
      return
    }
    const hint: LoginHint = { username, done }
    whileShown(() => void navigate(paths.login(returnTo), { replace: true, state: hint }))
  }
}
