import { emailRule } from '@selat/domain/forms'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { Input } from '@selat/ui/input'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'

import { travel } from '../../shared/app/api.ts'
import { FormField } from '../../shared/kit/form/form-field.tsx'
import { toFieldIssues } from '../../shared/kit/form/form-issue.ts'
import { useControl } from '../../shared/kit/form/form-values.ts'
import { ServerForm } from '../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../shared/kit/form/submit-button.tsx'
import { useServerForm } from '../../shared/kit/form/use-server-form.ts'

const rule = z.object({ news: emailRule })

/** Asks for an e-mail address; subscribing twice changes nothing (SUP-2). */
export function Newsletter() {
  const [subscription, setSubscription] = useState<Schemas['Subscription'] | null>(null)
  return (
    <section className="min-w-0 sm:col-span-full md:max-w-xl">
      {subscription ? (
        <Subscribed email={subscription.Email} />
      ) : (
        <NewsletterForm onSubscribed={setSubscription} />
      )}
    </section>
  )
}

type NewsletterFormProps = { onSubscribed: (subscription: Schemas['Subscription']) => void }

function NewsletterForm({ onSubscribed }: NewsletterFormProps) {
  const { t } = useTranslation('base')
  const { t: tCommon } = useTranslation('common')
  const form = useServerForm({
    id: 'newsletter',
    defaultValues: { news: '' },
    check: (values) => toFieldIssues(rule.safeParse(values)),
    send: (values) =>
      unwrap(travel.post('/travel/v1/newsletter', { body: { Email: rule.parse(values).news } })),
    onDone: onSubscribed,
    fields: { pointers: { '/Email': 'news' } },
  })
  return (
    <ServerForm
      form={form}
      label={t('newsletter.title')}
      titles={{ news: t('newsletter.title') }}
      className="flex flex-col gap-3"
      actions={null}
    >
      <FormField name="news" hint={t('newsletter.hint')}>
        <div className="flex flex-wrap gap-2.5">
          <AddressInput />
          <SubmitButton form={form} variant="secondary">
            {form.failure === null ? t('newsletter.submit') : tCommon('action.retry')}
          </SubmitButton>
        </div>
      </FormField>
    </ServerForm>
  )
}

function AddressInput() {
  return (
    <Input
      {...useControl('news')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      className="w-60 min-w-0 grow"
    />
  )
}

/** Confirms the subscription in place of the form, and takes the focus, so that it is read out. */
function Subscribed({ email }: { email: string }) {
  const { t } = useTranslation('base')
  const format = useFormat()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={line} tabIndex={-1} className="flex items-start gap-2.5 outline-none">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <span className="min-w-0">
        <strong>{format.sentence(t('newsletter.done'))}</strong>
        {format.sentenceGap}
        <span className="wrap-anywhere text-muted-foreground">
          {t('newsletter.doneBody', { email })}
        </span>
      </span>
    </p>
  )
}
