import {
  NAME_CORRECTION_LETTERS,
  areNamesSwapped,
  fieldOf,
  issue,
  nameLettersApart,
  type PersonName,
} from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useEffect, useState } from 'react'

import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader } from '../../../../shared/app/booking-access.ts'
import { todayHere } from '../../../../shared/app/today-here.ts'
import type { FieldIssue } from '../../../../shared/kit/form/form-issue.ts'
import { useFormValues } from '../../../../shared/kit/form/form-values.ts'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { isRefusal } from '../../../../shared/kit/idempotency-key.ts'
import { currentName, type NamedTraveller } from '../../../../shared/trade/order/name-people.ts'
import { useRefreshOrder } from '../../../../shared/trade/order/use-refresh-order.ts'
import { nameOf } from '../../../../shared/trade/passenger/passenger-details.ts'
import { type CheckedName, checkName, type TypedName } from '../../model/check-name.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'
import { NameRefused } from './name-refused.tsx'

export type NameFormProps = {
  orderId: string
  person: NamedTraveller
  onDone: (name: string) => void
}

/**
 * Asks for the corrected name and counts the changed letters. The user reviews both names before sending, because a
 * name can be corrected only once.
 */
export function NameForm(props: NameFormProps) {
  const { t } = useTranslation(['order', 'passenger'])
  const { form, checked, isReviewing, hasReviewed, goBack } = useCorrection(props)
  return (
    <ServerForm
      form={form}
      label={t('correctName.title')}
      titles={{
        firstName: t('passenger:field.firstName'),
        lastName: t('passenger:field.lastName'),
      }}
      notices={{
        ...(form.failure && {
          name_refused: <NameRefused failure={form.failure} person={props.person} />,
        }),
      }}
      className="flex flex-col gap-6"
      actions={
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} size="lg" className="max-sm:w-full">
            {t(isReviewing ? 'correctName.submit' : 'correctName.check')}
          </SubmitButton>
          {isReviewing && !form.isSending && (
            <Button variant="outline" size="lg" className="max-sm:w-full" onClick={goBack}>
              {t('correctName.back')}
            </Button>
          )}
        </div>
      }
    >
      <Card className="flex flex-col gap-6 p-5 sm:p-6">
        {isReviewing && <ReviewHead />}
        <Comparison old={currentName(props.person)} checked={checked} isLast={isReviewing} />
        {!isReviewing && <NameFields isAgain={hasReviewed} />}
      </Card>
    </ServerForm>
  )
}

/** Explains what confirming means, above the review; it gets the focus when it opens. */
function ReviewHead() {
  const { t } = useTranslation('order')
  const heading = useFocusOnArrival()
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('correctName.review')}
      </h2>
      <p className="mt-1">{t('correctName.once')}</p>
    </div>
  )
}

type ComparisonProps = { old: PersonName; checked: CheckedName; isLast: boolean }

/** Shows the old name beside the new one, so that a wrong letter is noticed. */
function Comparison({ old, checked, isLast }: ComparisonProps) {
  const { t } = useTranslation('order')
  const { name, verdict } = checked
  const typed = nameOf(name)
  const count = nameLettersApart(old, name)
  const difference = () => {
    if (areNamesSwapped(old, name)) return t('correctName.swapped')
    if (count === 0) return t('correctName.sameLetters')
    return t('correctName.changed', { count, max: NAME_CORRECTION_LETTERS })
  }
  return (
    <dl
      className={`grid gap-x-8 gap-y-4 sm:grid-cols-2 ${isLast ? '' : 'border-b border-border pb-5'}`}
    >
      <div className="min-w-0">
        <dt className="board-label text-muted-foreground">{t('correctName.old')}</dt>
        <dd className="text-xl font-semibold wrap-anywhere">{nameOf(old)}</dd>
      </div>
      <div className="min-w-0">
        <dt className="board-label text-muted-foreground">{t('correctName.new')}</dt>
        <dd className="text-xl font-semibold wrap-anywhere">{typed || '–'}</dd>
        {verdict !== 'same' && (
          <dd
            className={`text-sm tabular ${verdict === 'slip' ? 'text-muted-foreground' : 'font-semibold text-destructive'}`}
          >
            {difference()}
          </dd>
        )}
      </div>
    </dl>
  )
}

function NameFields({ isAgain }: { isAgain: boolean }) {
  const { setFocus } = useFormValues<TypedName>()
  // After going back from the review the user continues to type.
  useEffect(() => {
    if (isAgain) setFocus('firstName')
  }, [isAgain, setFocus])
  const input = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField name="firstName" {...input} />
      <TextField name="lastName" isOptional {...input} />
    </div>
  )
}

function useCorrection({ orderId, person, onDone }: NameFormProps) {
  const refresh = useRefreshOrder(orderId)
  const old = currentName(person)
  const checkTyped = (typed: TypedName) => checkName(old, typed, todayHere())
  const check = (typed: TypedName): FieldIssue[] => {
    const { issues, verdict } = checkTyped(typed)
    if (issues.length > 0) return issues.map((words) => ({ name: fieldOf(words), words }))
    if (verdict === 'slip') return []
    const path = ['firstName']
    const words =
      verdict === 'same'
        ? issue(path, 'order.same_name')
        : issue(path, 'order.name_too_different', { letters: NAME_CORRECTION_LETTERS })
    return [{ name: 'firstName', words }]
  }
  const [step, setStep] = useState<'typing' | 'reviewing' | 'again'>('typing')
  const form = useServerForm({
    id: 'name',
    defaultValues: old,
    check,
    intentOf: (typed) => {
      const { firstName, lastName } = checkTyped(typed).name
      return `${orderId} ${person.key} name ${firstName}/${lastName}`
    },
    send: (typed: TypedName, same) => {
      const checked = checkTyped(typed)
      return unwrap(
        travel.post('/travel/v1/order/{id}/name', {
          path: { id: orderId },
          header: bookingHeader(orderId),
          body: {
            OrderItem: person.item,
            Passenger: person.index,
            FirstName: checked.name.firstName,
            LastName: checked.name.lastName,
          },
          ...same,
        }),
      )
    },
    onDone: (_order, typed) => {
      refresh()
      onDone(nameOf(checkTyped(typed).name))
    },
    // A refusal by the server is shown at the field to correct; without one the review stays open.
    onRefused: (failure) => {
      if (isRefusal(failure)) setStep('again')
      // The booking was cancelled elsewhere, and the page says so once it has read it again.
      if (isProblem(failure, 'order_state_refused')) refresh()
    },
    fields: { pointers: { '/FirstName': 'firstName', '/LastName': 'lastName' } },
  })
  const isReviewing = step === 'reviewing'
  return {
    form: {
      ...form,
      submit: (event: Parameters<typeof form.submit>[0]) => {
        event?.preventDefault()
        if (isReviewing || check(form.form.getValues()).length > 0) form.submit(event)
        else setStep('reviewing')
      },
    },
    checked: checkTyped(form.values),
    isReviewing,
    hasReviewed: step === 'again',
    goBack: () => setStep('again'),
  }
}
