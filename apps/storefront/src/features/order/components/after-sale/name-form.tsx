import { NAME_CORRECTION_LETTERS, lettersApart } from '@selat/domain'
import type { PersonName } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Card } from '@selat/ui/card'
import { Input } from '@selat/ui/input'
import { useFormContext } from 'react-hook-form'

import { travel } from '../../../../shared/api.ts'
import { bookingHeader } from '../../../../shared/booking-access.ts'
import { FormField } from '../../../../shared/form/form-field.tsx'
import type { FieldIssue } from '../../../../shared/form/form-issue.ts'
import { ServerForm } from '../../../../shared/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/form/submit-button.tsx'
import { useServerForm } from '../../../../shared/form/use-server-form.ts'
import { endIntent, intentKey } from '../../../../shared/intent-key.ts'
import { useRefreshOrder } from '../../../../shared/order/use-refresh-order.ts'
import { usePassengerIssueText } from '../../../../shared/passenger/use-passenger-issue-text.ts'
import { todayHere } from '../../../../shared/today-here.ts'
import { checkName } from '../../model/check-name.ts'
import type { CheckedName, TypedName } from '../../model/check-name.ts'
import { nameOf, ticketName } from '../../model/name-people.ts'
import type { NamedTraveller } from '../../model/name-people.ts'
import { useNameRefusalText } from './use-name-refusal-text.ts'

export type NameFormProps = {
  orderId: string
  person: NamedTraveller
  onDone: (name: string) => void
}

/** The name as it is and as it should be, with how far apart they are. */
export function NameForm(props: NameFormProps) {
  const { t } = useTranslation(['order', 'passenger'])
  const { form, checked } = useCorrection(props)
  const refusalText = useNameRefusalText()
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
          name_refused: (
            <Alert variant="destructive" live="assertive">
              {refusalText(form.failure)}
            </Alert>
          ),
        }),
      }}
      className="flex flex-col gap-6"
      actions={
        <SubmitButton form={form} size="lg" className="self-start max-sm:w-full">
          {t('correctName.submit')}
        </SubmitButton>
      }
    >
      <Card className="flex flex-col gap-6 p-5 sm:p-6">
        <Comparison old={nameOf(props.person)} checked={checked} />
        <NameFields />
      </Card>
    </ServerForm>
  )
}

/** Old beside new, so that a wrong letter is seen. */
function Comparison({ old, checked }: { old: PersonName; checked: CheckedName }) {
  const { t } = useTranslation('order')
  const { name, verdict } = checked
  const typed = ticketName(name)
  const count = lettersApart(ticketName(old).toUpperCase(), typed.toUpperCase())
  const isSwap = verdict === 'slip' && count > NAME_CORRECTION_LETTERS
  return (
    <dl className="grid gap-x-8 gap-y-4 border-b border-border pb-5 sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="board-label text-muted-foreground">{t('correctName.old')}</dt>
        <dd className="text-xl font-semibold wrap-anywhere">{ticketName(old)}</dd>
      </div>
      <div className="min-w-0">
        <dt className="board-label text-muted-foreground">{t('correctName.new')}</dt>
        <dd className="text-xl font-semibold wrap-anywhere">{typed || '–'}</dd>
        {verdict !== 'same' && (
          <dd
            className={`text-sm tabular ${verdict === 'slip' ? 'text-muted-foreground' : 'font-semibold text-destructive'}`}
          >
            {isSwap
              ? t('correctName.swapped')
              : t('correctName.changed', { count, max: NAME_CORRECTION_LETTERS })}
          </dd>
        )}
      </div>
    </dl>
  )
}

function NameFields() {
  const { t } = useTranslation('passenger')
  const { register } = useFormContext<TypedName>()
  const input = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <FormField name="firstName" label={t('field.firstName')}>
        <Input {...register('firstName')} {...input} />
      </FormField>
      <FormField name="lastName" label={t('field.lastName')} isOptional>
        <Input {...register('lastName')} {...input} />
      </FormField>
    </div>
  )
}

function useCorrection({ orderId, person, onDone }: NameFormProps) {
  const { t } = useTranslation('order')
  const issueText = usePassengerIssueText()
  const refresh = useRefreshOrder(orderId)
  const old = nameOf(person)
  const checkTyped = (typed: TypedName) => checkName(old, typed, todayHere())
  const check = (typed: TypedName): FieldIssue[] => {
    const { issues, verdict } = checkTyped(typed)
    const tell = (name: string, text: string): FieldIssue => ({
      name,
      words: { code: 'told', text },
    })
    if (issues.length > 0) return issues.map((issue) => tell(issue.field, issueText(issue)))
    if (verdict === 'same') return [tell('firstName', t('correctName.same'))]
    if (verdict === 'slip') return []
    const letters = NAME_CORRECTION_LETTERS
    return [tell('firstName', t('correctNameRefused.too_different', { letters }))]
  }
  const intentOf = ({ name }: CheckedName) =>
    `${orderId} ${person.key} name ${name.firstName}/${name.lastName}`
  const form = useServerForm({
    id: 'name',
    defaultValues: old,
    check,
    send: (typed: TypedName) => {
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
          idempotencyKey: intentKey(intentOf(checked)),
        }),
      )
    },
    onDone: (_order, typed) => {
      const checked = checkTyped(typed)
      endIntent(intentOf(checked))
      refresh()
      onDone(ticketName(checked.name))
    },
    fields: { pointers: { '/FirstName': 'firstName', '/LastName': 'lastName' } },
  })
  return { form, checked: checkTyped(form.values) }
}
