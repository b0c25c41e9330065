import { useTranslation } from '@selat/i18n'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { travel } from '../../../shared/api.ts'
import { signIn } from '../../../shared/session-store.ts'
import { LoginRefusal } from './login-refusal.tsx'
import { PasswordInput } from './password-input.tsx'

type Missing = { username: boolean; password: boolean }

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('account')
  const { t: tCommon } = useTranslation('common')
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<Missing>({ username: false, password: false })
  const login = useMutation({
    mutationFn: (body: { Username: string; Password: string }) =>
      unwrap(travel.post('/travel/v1/auth/login', { body })),
    onSuccess: (session) => {
      signIn(session)
      onSignedIn()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = readFields(event.currentTarget)
    const next = { username: body.Username === '', password: body.Password === '' }
    setMissing(next)
    if (next.username || next.password)
      focusField(form.current, next.username ? 'username' : 'password')
    else login.mutate(body)
  }
  const failure = callErrorOf(login.error)
  const requiredText = tCommon('validation.required')
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
      <Field label={t('login.identifier')} required error={missing.username && requiredText}>
        <Input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <Field label={t('login.password')} required error={missing.password && requiredText}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {failure && <LoginRefusal error={failure} />}
      <Button type="submit" variant="main" loading={login.isPending} className="mt-1 self-start">
        {t(login.isPending ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}

function readFields(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { Username: text('username').trim(), Password: text('password') }
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
