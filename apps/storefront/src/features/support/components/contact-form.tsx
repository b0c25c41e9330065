import { CONTACT_NOTE_LENGTH } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useSession } from '../../../shared/app/session-store.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { EmailField } from '../../../shared/kit/form/email-field.tsx'
import { useFieldValue } from '../../../shared/kit/form/form-values.ts'
import { SelectField } from '../../../shared/kit/form/select-field.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextAreaField } from '../../../shared/kit/form/text-area-field.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { type SentConcern, useConcernForm } from '../api/use-concern-form.ts'
import type { ConcernProduct, ConcernValues } from '../model/concern-values.ts'
import { BookingIdField } from './booking-id-field.tsx'
import { ImageField } from './image-field.tsx'

export type ContactFormProps = { onSent: (sent: SentConcern) => void }

export function ContactForm({ onSent }: ContactFormProps) {
  const { t } = useTranslation('support')
  const { t: tCommon } = useTranslation('common')
  const { Products } = useTenant()
  const name = useSession((state) => state.user?.Name ?? '')
  const [search] = useSearchParams()
  const contact = useConcernForm({ name, orderId: search.get('order') ?? '' }, onSent)
  const titles = {
    name: t('contact.name'),
    email: t('contact.email'),
    product: t('contact.product'),
    bookingId: t('contact.bookingId'),
    concern: t('contact.concern'),
    image: t('image.label'),
  }
  const products: ConcernProduct[] = [...Products, 'account', 'other']
  // If the sender stops the upload, that is not shown as a failure.
  const isStopped = contact.failure?.kind === 'aborted'
  const failure = isStopped ? null : contact.failure
  return (
    <ServerForm
      form={{ ...contact, failure }}
      label={t('contact.title')}
      titles={titles}
      className="flex flex-col gap-6"
      actions={
        <>
          {isStopped && <Alert live="polite">{t('contact.stopped')}</Alert>}
          <SubmitButton form={contact} className="self-start">
            {contact.isSending && t('contact.submitting')}
            {!contact.isSending && (failure ? tCommon('action.retry') : t('contact.submit'))}
          </SubmitButton>
        </>
      }
    >
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField name="name" autoComplete="name" />
        <EmailField />
        <SelectField
          name="product"
          placeholder={t('contact.chooseProduct')}
          options={products.map((value) => ({ value, label: t(`product.${value}`) }))}
        />
        <BookingIdField form={contact} />
      </div>
      <ConcernField />
      <ImageField form={contact} label={titles.image} />
    </ServerForm>
  )
}

const { min, max } = CONTACT_NOTE_LENGTH
/** The number of remaining characters from which the count is also announced to screen readers. */
const NEAR = 20
/** The pause before the count is announced, because it must not interrupt screen readers at every key. */
const QUIET_MS = 1_000

/** Asks for the message and counts its characters. Text that is too long is kept, so that a pasted text can be shortened. */
function ConcernField() {
  const { t } = useTranslation('support')
  const concern = useFieldValue<ConcernValues, 'concern'>('concern')
  const left = max - concern.trim().length
  const said = left < 0 ? t('contact.over', { count: -left }) : t('contact.left', { count: left })
  return (
    <TextAreaField
      name="concern"
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          {t('contact.concernHint', { min, max })}
          <span
            aria-hidden
            className={`tabular ${left < 0 ? 'font-semibold text-destructive' : ''}`}
          >
            {said}
          </span>
        </span>
      }
      rows={4}
      autoComplete="off"
    >
      <Spoken text={left <= NEAR ? said : ''} />
    </TextAreaField>
  )
}

function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {spoken}
    </span>
  )
}
