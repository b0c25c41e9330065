import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { RadioGroup } from '@selat/ui/radio-group'

import { knownMethodKind } from '../../../shared/known/known-payments.ts'
import type { MethodGroup } from '../model/group-methods.ts'
import { MethodIcon } from './method-icon.tsx'

export type MethodGroupChoiceProps = {
  group: MethodGroup
  code: string | null
  onChoose: (code: string) => void
  error: string | undefined
}

/** The methods of one kind; what holds for all of them is said once. Limits are left out: what is offered keeps to them. */
export function MethodGroupChoice({ group, code, onChoose, error }: MethodGroupChoiceProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { kind, methods, sharedMinutes } = group
  const within = (minutes: number) => t('method.within', { duration: format.durationLong(minutes) })
  const confirmed = t(methods.some(needsProof) ? 'method.withProof' : 'method.automatic')
  const time = sharedMinutes === null ? confirmed : `${within(sharedMinutes)} · ${confirmed}`
  return (
    <RadioGroup
      legend={
        <span className="flex items-center gap-3">
          <MethodIcon kind={kind} />
          <span>
            <span className="block text-base">{t(`kind.${knownMethodKind(kind)}`)}</span>{' '}
            <span className="block font-normal text-muted-foreground first-letter:uppercase">
              {kind === 'agent_wallet' ? t('method.atOnce') : time}
            </span>
          </span>
        </span>
      }
      name="method"
      variant="card"
      columns={methods.length > 1 ? 2 : 1}
      value={code}
      onValueChange={onChoose}
      error={error}
      options={methods.map((method) => ({
        value: method.Code,
        label: method.Name,
        hint: sharedMinutes === null && within(method.ExpiryMinutes),
      }))}
    />
  )
}

const needsProof = ({ NeedsProof }: Schemas['PaymentMethod']): boolean => NeedsProof
