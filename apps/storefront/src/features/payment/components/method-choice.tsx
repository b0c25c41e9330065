import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { RadioGroup } from '@selat/ui/radio-group'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { travelQueries } from '../../../shared/api.ts'
import { bookingHeader } from '../../../shared/booking-access.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { useChooseMethod } from '../api/use-payment-step.ts'
import { groupMethods } from '../model/group-methods.ts'
import { NoMethods } from './no-methods.tsx'
import { StepError } from './step-error.tsx'

export type MethodChoiceProps = {
  payment: Schemas['Payment']
  /** Given where there is a method to stay with. */
  onKeep?: () => void
}

export function MethodChoice(props: MethodChoiceProps) {
  const { Order } = props.payment
  const methods = useQuery(
    travelQueries.get('/travel/v1/paymentmethod', {
      query: { order: Order },
      header: bookingHeader(Order),
    }),
  )
  return (
    <QueryState query={methods} skeleton={<Skeleton className="h-80 rounded-xl" />}>
      {({ Items }) =>
        Items.length === 0 ? <NoMethods /> : <MethodForm {...props} methods={Items} />
      }
    </QueryState>
  )
}

type MethodFormProps = MethodChoiceProps & { methods: readonly Schemas['PaymentMethod'][] }

function MethodForm({ payment, onKeep, methods }: MethodFormProps) {
  const { t } = useTranslation(['payment', 'common'])
  const [hasTried, setHasTried] = useState(false)
  const [code, setCode] = useState(startCode(payment, methods))
  const { run, isRunning, error } = useChooseMethod(payment)
  const chosen = methods.find((method) => method.Code === code)
  const isKept = code !== null && code === payment.Method?.Code
  const hint = useMethodHint()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setHasTried(true)
    if (isKept) onKeep?.()
    else if (chosen) run(chosen.Code)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-7">
      {groupMethods(methods).map((group, index) => (
        <RadioGroup
          key={group.kind}
          legend={t(`kind.${group.kind}`)}
          name="method"
          variant="card"
          value={code}
          onValueChange={setCode}
          error={hasTried && !chosen && index === 0 ? t('page.chooseMethod') : undefined}
          options={group.methods.map((method) => ({
            value: method.Code,
            label: method.Name,
            hint: hint(method),
            trailing: <span className="text-muted-foreground tabular">{method.Currency}</span>,
          }))}
        />
      ))}
      {payment.Proof && !isKept && <p className="text-muted-foreground">{t('page.dropsProof')}</p>}
      {error && <StepError error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="main" size="lg" loading={isRunning}>
          {chosen
            ? t(isKept ? 'page.keepMethod' : 'page.payWith', { method: chosen.Name })
            : t('common:action.continue')}
        </Button>
        {onKeep && !isKept && (
          <Button variant="ghost" size="lg" onClick={onKeep}>
            {t('common:action.back')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Who changes starts from what was chosen; where there is but one way, it is chosen. */
function startCode(
  { Method }: Schemas['Payment'],
  methods: MethodFormProps['methods'],
): string | null {
  if (Method) return Method.Code
  return methods.length === 1 ? (methods[0]?.Code ?? null) : null
}

function useMethodHint(): (method: Schemas['PaymentMethod']) => string {
  const { t } = useTranslation('payment')
  const format = useFormat()
  return ({ ExpiryMinutes, NeedsProof, Minimum, Maximum }) =>
    [
      t('method.within', { duration: format.durationLong(ExpiryMinutes) }),
      t(NeedsProof ? 'method.withProof' : 'method.automatic'),
      Minimum && Minimum.Amount > 1 && t('method.from', { amount: format.money(Minimum) }),
      Maximum && t('method.upTo', { amount: format.money(Maximum) }),
    ]
      .filter(Boolean)
      .join(' · ')
}
