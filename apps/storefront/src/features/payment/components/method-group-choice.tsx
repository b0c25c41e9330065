import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { RadioGroup } from '@selat/ui/radio-group'

import type { MethodGroup } from '../model/group-methods.ts'
import { MethodIcon } from './method-icon.tsx'

export type MethodGroupChoiceProps = {
  group: MethodGroup
  code: string | null
  onChoose: (code: string) => void
  error: string | undefined
}

/** The methods of one kind; what holds for all of them is said once. */
export function MethodGroupChoice({ group, code, onChoose, error }: MethodGroupChoiceProps) {
  const { t } = useTranslation('payment')
  const words = useMethodWords()
  const { kind, methods, sharedMinutes } = group
  const [first] = methods
  return (
    <RadioGroup
      legend={
        <span className="flex items-center gap-3">
          <MethodIcon kind={kind} />
          <span>
            <span className="block text-base">{t(`kind.${kind}`)}</span>{' '}
            {sharedMinutes !== null && first && (
              <span className="block font-normal text-muted-foreground">{words.time(first)}</span>
            )}
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
        hint: words.hint(method, sharedMinutes === null),
      }))}
    />
  )
}

function useMethodWords() {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const time = ({ ExpiryMinutes, NeedsProof, Kind }: Schemas['PaymentMethod']) =>
    Kind === 'agent_wallet'
      ? t('method.atOnce')
      : [
          t('method.within', { duration: format.durationLong(ExpiryMinutes) }),
          t(NeedsProof ? 'method.withProof' : 'method.automatic'),
        ].join(' · ')
  const hint = (method: Schemas['PaymentMethod'], saysTime: boolean) =>
    [
      saysTime && time(method),
      method.Minimum && method.Minimum.Amount > 1 && from(method.Minimum),
      method.Maximum && t('method.upTo', { amount: format.money(method.Maximum) }),
    ]
      .filter(Boolean)
      .join(' · ')
  const from = (minimum: Schemas['Money']) => t('method.from', { amount: format.money(minimum) })
  return { time, hint }
}
