import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'

import { travelQueries } from '../../../../shared/app/api.ts'
import { bookingHeader } from '../../../../shared/app/booking-access.ts'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { useChooseMethod } from '../../api/use-payment-step.ts'
import { groupMethods } from '../../model/group-methods.ts'
import { ContactLinks } from '../contact-links.tsx'
import { StepError } from '../step-error.tsx'
import { MethodGroups } from './method-groups.tsx'
import { MethodsNotOffered } from './methods-not-offered.tsx'

export type MethodChoiceProps = {
  payment: Schemas['Payment']
  /** Called before the choice is sent to the server, to stop what was started for the previous method. */
  onChoose: () => void
  /** Keeps the current method; given only if there is one to keep. */
  onKeep?: () => void
}

export function MethodChoice(props: MethodChoiceProps) {
  const { Order, Amount } = props.payment
  const methods = useQuery(
    travelQueries.get('/travel/v1/paymentmethod', {
      query: { order: Order },
      header: bookingHeader(Order),
    }),
  )
  return (
    <QueryState query={methods} skeleton={<Skeleton className="h-80 rounded-xl" />}>
      {({ Items }) => (
        <>
          {Items.length === 0 ? <NoMethods /> : <MethodForm {...props} methods={Items} />}
          <div className="mt-8">
            <MethodsNotOffered offered={Items} amount={Amount} />
          </div>
        </>
      )}
    </QueryState>
  )
}

type MethodFormProps = MethodChoiceProps & { methods: readonly Schemas['PaymentMethod'][] }

function MethodForm({ payment, onChoose, onKeep, methods }: MethodFormProps) {
  const { t } = useTranslation(['payment', 'common'])
  const [hasTried, setHasTried] = useState(false)
  const [code, setCode] = useState(startCode(payment, methods))
  const { run, isRunning, error } = useChooseMethod(payment)
  const chosen = methods.find((method) => method.Code === code)
  const isSame = chosen !== undefined && code === payment.Method?.Code
  const isKept = isSame && onKeep !== undefined
  const choose = (method: string) => {
    onChoose()
    run(method)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setHasTried(true)
    if (isKept) onKeep()
    else if (chosen) choose(chosen.Code)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-7">
      <MethodGroups
        groups={groupMethods(methods)}
        code={code}
        onChoose={setCode}
        error={hasTried && !chosen ? t('page.chooseMethod') : undefined}
      />
      {payment.Proof && !isSame && <p className="text-muted-foreground">{t('page.dropsProof')}</p>}
      {error && <StepError error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="main" size="lg" className="max-w-full" loading={isRunning}>
          {chosen
            ? t(submitText(isKept, isSame), { method: chosen.Name })
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

function submitText(isKept: boolean, isSame: boolean) {
  if (isKept) return 'page.keepMethod'
  return isSame ? 'page.tryAgain' : 'page.payWith'
}

/**
 * Returns the method that is selected at first: the only one, or the one that was chosen before. After a declined try none of
 * several is selected, because another one may work better.
 */
function startCode(
  { Method, Flow }: Schemas['Payment'],
  methods: MethodFormProps['methods'],
): string | null {
  const [first, ...others] = methods
  if (first && others.length === 0) return first.Code
  if (Flow === 'failed') return null
  return methods.find(({ Code }) => Code === Method?.Code)?.Code ?? null
}

function NoMethods() {
  const { t } = useTranslation('payment')
  return <Alert variant="warning" title={t('page.noMethods')} action={<ContactLinks />} />
}
