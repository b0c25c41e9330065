import { CONTACT_NOTE_LENGTH } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Textarea } from '@selat/ui/textarea'
import { useEffect, useState } from 'react'

import { FormField } from '../../../shared/kit/form/form-field.tsx'
import type { ConcernForm } from '../api/use-concern-form.ts'

const { min, max } = CONTACT_NOTE_LENGTH
/** From here on the count is said aloud, too. */
const NEAR = 20
/** A reader is not interrupted at every key. */
const QUIET_MS = 1_000

export type ConcernFieldProps = { form: ConcernForm; label: string }

/** The message with a live count. What is too long stays, so that a pasted text can be shortened. */
export function ConcernField({ form, label }: ConcernFieldProps) {
  const { t } = useTranslation('support')
  const left = max - form.values.concern.trim().length
  const said = left < 0 ? t('contact.over', { count: -left }) : t('contact.left', { count: left })
  return (
    <FormField
      name="concern"
      label={label}
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
    >
      <Textarea {...form.form.register('concern')} rows={4} autoComplete="off" />
      <Spoken text={left <= NEAR ? said : ''} />
    </FormField>
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
