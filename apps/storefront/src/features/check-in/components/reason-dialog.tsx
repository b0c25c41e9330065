import { CHECK_IN_REASON_MAX_LENGTH } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { Field } from '@selat/ui/field'
import { Textarea } from '@selat/ui/textarea'
import { useId, useRef, useState } from 'react'

import { useTooLongText } from '../../../shared/kit/form/use-issue-text.ts'
import type { Judged } from '../model/recent-verdicts.ts'
import type { GateWork } from './use-gate.ts'
import { useVerdictText } from './use-verdict-text.ts'

/** Asks why a passenger is let aboard before check-in opens or after it closes. The reason is stored with the check-in. */
export function ReasonDialog({ gate }: { gate: GateWork }) {
  const { explaining } = gate
  return explaining && <Question key={explaining.scan.Id} verdict={explaining} gate={gate} />
}

function Question({ verdict, gate }: { verdict: Judged; gate: GateWork }) {
  const { t } = useTranslation(['manifest', 'common'])
  const form = useId()
  const format = useFormat()
  const textOf = useVerdictText()
  const name = verdict.Passenger || verdict.Number
  const close = () => gate.askReason(null)
  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      title={name === '' ? t('reason.titleUnknown') : t('reason.title', { name })}
      description={format.sentences([
        verdict.CheckInTimes && textOf(verdict).detail,
        t('reason.lead'),
      ])}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={form} variant="main">
            {t('reason.action')}
          </Button>
        </>
      }
    >
      <ReasonForm id={form} onReason={(reason) => void gate.explain(verdict, reason)} />
    </Dialog>
  )
}

function ReasonForm({ id, onReason }: { id: string; onReason: (reason: string) => void }) {
  const { t } = useTranslation('manifest')
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const tooLong = useTooLongText(reason, CHECK_IN_REASON_MAX_LENGTH)
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const given = reason.trim()
        setMissing(given === '')
        if (given === '' || tooLong !== undefined) field.current?.focus()
        else onReason(given)
      }}
    >
      {/* The field has several lines, so that the Enter of a hand scanner does not send the form. */}
      <Field
        label={t('reason.label')}
        required
        error={tooLong ?? (isMissing ? t('reason.missing') : undefined)}
      >
        <Textarea
          ref={field}
          rows={2}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
      <div role="group" aria-label={t('reason.examples')} className="flex flex-wrap gap-2">
        {[t('reason.shipLate'), t('reason.group'), t('reason.assisted')].map((example) => (
          <Button
            key={example}
            type="button"
            variant="outline"
            size="sm"
            onClick={() => setReason(example)}
          >
            {example}
          </Button>
        ))}
      </div>
    </form>
  )
}
