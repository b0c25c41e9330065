import { emailedCodeRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { useEffect, useState } from 'react'
import * as z from 'zod'

import { admin } from '../../../../shared/app/api.ts'
import { notify } from '../../../../shared/app/notify.ts'
import { toFieldIssues } from '../../../../shared/kit/form/form-issue.ts'
import { FormState } from '../../../../shared/kit/form/form-state.tsx'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { useRetryAfter } from '../../../../shared/kit/form/use-retry-after.ts'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { isRefusal } from '../../../../shared/kit/idempotency-key.ts'
import { useSingleMutation } from '../../../../shared/kit/use-single-mutation.ts'
import { useKeepProfile } from '../../api/use-profile.ts'
import { withEmail } from '../../model/profile-details.ts'
import { CodeField } from './code-field.tsx'
import { spentCode, useCodeRefusal } from './use-code-refusal.ts'

type Pending = { profile: Schemas['Profile']; pending: string }

export type PendingEmailProps = Pending & {
  /** Whether the form further down the page was just saved with the new address, so that its code is the next step. */
  isJustAsked: boolean
}

const rule = z.object({ code: emailedCodeRule })

/**
 * Shows a new address that waits for its code. The user can enter the code, have another one sent, or keep the old
 * address.
 */
export function PendingEmail({ profile, pending, isJustAsked }: PendingEmailProps) {
  const { t } = useTranslation('account')
  const keepProfile = useKeepProfile()
  const describe = useCodeRefusal()
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const form = useServerForm({
    id: 'pending',
    defaultValues: { code: '' },
    check: (values) => toFieldIssues(rule.safeParse(values)),
    send: (values) => confirmEmail(rule.parse(values).code, pending),
    onDone: (saved) => {
      notify({ title: t('details.emailChanged', { email: saved.Email }) })
      keepProfile(saved)
    },
    onRefused: setRefusal,
    fields: { pointers: { '/Code': 'code' } },
  })
  const isSpent = spentCode(refusal) !== null
  const { setFocus } = form.form
  useEffect(() => {
    if (isJustAsked) setFocus('code')
  }, [isJustAsked, setFocus])
  return (
    <section
      aria-labelledby="pending-email"
      className="rounded-xl border border-warning/40 bg-warning-surface p-5 sm:p-6"
    >
      <h2 id="pending-email" className="text-xl break-words">
        {t('details.pending', { email: pending })}
      </h2>
      <p className="mt-1 break-words">{t('details.pendingBody', { email: profile.Email })}</p>
      <ServerForm
        form={form}
        label={t('details.confirmEmail')}
        titles={{ code: t('field.code') }}
        describe={describe}
        className="mt-5 flex flex-col gap-4"
        actions={
          <SubmitButton form={form} variant="secondary" className="self-start">
            {t('details.confirmEmail')}
          </SubmitButton>
        }
      >
        <CodeField />
      </ServerForm>
      {isSpent && <p className="mt-4 font-semibold">{t('code.usedUpBody')}</p>}
      <OtherWays
        profile={profile}
        onSent={() => {
          form.reset({ code: '' })
          setRefusal(null)
        }}
      />
    </section>
  )
}

/**
 * Confirms the new address by its code. The code works once, so after a lost answer another try would be refused as used.
 * Therefore the profile is read then, which has the address if the server has confirmed it.
 */
async function confirmEmail(Code: string, pending: string): Promise<Schemas['Profile']> {
  try {
    return await unwrap(admin.post('/admin/v1/profile/email', { body: { Code } }))
  } catch (error) {
    const failure = callErrorOf(error)
    if (isRefusal(failure) && spentCode(failure) !== 'used') throw error
    const { data: now } = await admin.get('/admin/v1/profile', {})
    if (now?.Email !== pending) throw error
    return now
  }
}

function OtherWays({ profile, onSent }: Pick<Pending, 'profile'> & { onSent: () => void }) {
  const { t } = useTranslation('account')
  const keepProfile = useKeepProfile()
  const wait = useRetryAfter()
  const onError = (error: unknown) => {
    const failure = callErrorOf(error)
    if (failure) wait.begin(failure)
  }
  const takeBack = useSingleMutation({
    mutationFn: async () => {
      // Another tab may have changed the profile since this one has read it.
      const now = await unwrap(admin.get('/admin/v1/profile', {}))
      return unwrap(admin.put('/admin/v1/profile', { body: withEmail(now, now.Email) }))
    },
    onSuccess: (saved) => {
      notify({ title: t('details.emailKept', { email: saved.Email }) })
      keepProfile(saved)
    },
    onError,
  })
  const again = useSingleMutation({
    mutationFn: () => unwrap(admin.post('/admin/v1/profile/email/code', {})),
    onSuccess: () => {
      notify({ title: t('success.codeSent') })
      onSent()
    },
    onError,
  })
  const failure = callErrorOf(again.error) ?? callErrorOf(takeBack.error)
  return (
    <div className="mt-4 flex flex-col gap-3">
      {wait.until === null && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button variant="link" loading={again.isPending} onClick={() => again.mutate()}>
            {t('code.sendAgain')}
          </Button>
          <Button
            variant="link"
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate()}
            className="text-start break-words"
          >
            {t('details.keepEmail', { email: profile.Email })}
          </Button>
        </div>
      )}
      <FormState
        form={{
          isSending: again.isPending || takeBack.isPending,
          waitUntil: wait.until,
          endWait: wait.end,
          failure,
        }}
      />
    </div>
  )
}
