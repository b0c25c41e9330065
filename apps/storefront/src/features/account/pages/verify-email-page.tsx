import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { travel } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { signIn } from '../../../shared/app/session-store.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { VerifyForm } from '../components/code/verify-form.tsx'
import { useReturnPath } from '../components/use-return-path.ts'
import { takeLogin } from '../model/known-login.ts'
import type { LoginHint } from '../model/login-hint.ts'
import { readSentCode } from '../model/sent-code.ts'

export default function VerifyEmailPage() {
  const { t } = useTranslation('account')
  const { state } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  const account = search.get('account') ?? ''
  const goOn = async (username: string) => {
    const session = await logInAgain(username)
    if (session) {
      notify({ title: t('verify.done') })
      signIn(session)
      whileShown(() => void navigate(returnTo ?? paths.home(), { replace: true }))
      return
    }
    const hint: LoginHint = { username, done: 'verified' }
    whileShown(() => void navigate(paths.login(returnTo), { replace: true, state: hint }))
  }
  return (
    <AccountFrame title={t('verify.title')} scene="strait">
      <VerifyForm
        key={account}
        account={account}
        first={readSentCode(state)}
        onVerified={(username) => void goOn(username)}
      />
    </AccountFrame>
  )
}

/** Logs in with the login that this tab has kept; null if it has kept none or the server refuses it. */
async function logInAgain(username: string): Promise<Schemas['Session'] | null> {
  const login = takeLogin(username)
  if (!login) return null
  const { data } = await travel.post('/travel/v1/auth/login', {
    body: { Username: login.username, Password: login.password },
  })
  return data ?? null
}
