import { CONTACT_NOTE_LENGTH } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { useEffect, useState } from 'react'

import { useFieldValue } from '../../../shared/kit/form/form-values.ts'
import { TextAreaField } from '../../../shared/kit/form/text-area-field.tsx'
import type { ConcernValues } from '../model/concern-values.ts'

const { min, max } = CONTACT_NOTE_LENGTH
/** The number of remaining characters from which the count is also announced to screen readers. */
const NEAR = 20
/** The pause before the count is announced, because it must not interrupt screen readers at every key. */
const QUIET_MS = 1_000

/** Asks for the message and counts its characters. Text that is too long is kept, so that a pasted text can be shortened. */
export function ConcernField() {
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
