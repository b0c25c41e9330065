import { useTranslation } from '@selat/i18n'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link, useNavigate } from 'react-router-dom'

import { travel } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { FormState } from '../../../shared/kit/form/form-state.tsx'
import { useRetryAfter } from '../../../shared/kit/form/use-retry-after.ts'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { rememberLogin } from '../model/known-login.ts'
import { received } from '../model/sent-code.ts'
import { useReturnPath } from './use-return-path.ts'

export type UnverifiedNoticeProps = { login: { username: string; password: string } }

/**
 * Says that the password is right but the address is not verified yet. Its button sends a code and opens the page that
 * asks for it.
 */
export function UnverifiedNotice({ login }: UnverifiedNoticeProps) {
  const { t } = useTranslation(['account', 'problem'])
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  const wait = useRetryAfter()
  const verifyPath = paths.verifyEmail(login.username, returnTo)
  const sending = useSingleMutation({
    mutationFn: () =>
      unwrap(travel.post('/travel/v1/auth/verification', { body: { Username: login.username } })),
    onSuccess: (code) => {
      rememberLogin(login)
      notify({ title: t('success.codeSent') })
      return whileShown(() => navigate(verifyPath, { state: { sent: received(code) } }))
    },
    onError: (error) => {
      const failure = callErrorOf(error)
      if (failure) wait.begin(failure)
    },
  })
  const state = {
    isSending: sending.isPending,
    waitUntil: wait.until,
    endWait: wait.end,
    failure: callErrorOf(sending.error),
  }
  return (
    <>
      <Alert
        variant="warning"
        live="assertive"
        title={t('problem:email_not_verified')}
        action={
          <>
            {wait.until === null && (
              <Button size="sm" loading={sending.isPending} onClick={() => sending.mutate()}>
                {t('login.verifySend')}
              </Button>
            )}
            <Button asChild size="sm" variant="outline">
              <Link to={verifyPath} onClick={() => rememberLogin(login)}>
                {t('login.haveCode')}
              </Link>
            </Button>
          </>
        }
      >
        {t('login.verifyBody')}
      </Alert>
      <FormState form={state} />
    </>
  )
}
