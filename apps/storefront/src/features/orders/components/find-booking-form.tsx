import { bookingSearchRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import { unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link, useNavigate } from 'react-router-dom'

import { travel } from '../../../shared/app/api.ts'
import { rememberBooking } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { EmailField } from '../../../shared/kit/form/email-field.tsx'
import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'

type Values = { booking: string; email: string }

/** Opens a booking on this device by its number and the contact’s e-mail (CHK-9). */
export function FindBookingForm() {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const form = useServerForm({
    id: 'find-booking',
    defaultValues: { booking: '', email: '' },
    check: (values: Values) => toFieldIssues(bookingSearchRule.safeParse(values)),
    send: (values) => {
      const { booking, email } = bookingSearchRule.parse(values)
      return unwrap(
        travel.post('/travel/v1/booking/find', { body: { Booking: booking, Email: email } }),
      )
    },
    onDone: ({ Order, BookingToken }) => {
      rememberBooking(Order, BookingToken)
      return whileShown(() => navigate(paths.orderDetail(Order)))
    },
    fields: { pointers: { '/Booking': 'booking', '/Email': 'email' } },
  })
  return (
    <div className="flex flex-col gap-6">
      <ServerForm
        form={form}
        label={t('find.title')}
        titles={{ booking: t('find.number'), email: t('checkout.email') }}
        notices={{
          not_found: (
            <Alert variant="destructive" live="assertive" title={t('find.notFound')}>
              {t('find.notFoundBody')}
            </Alert>
          ),
        }}
        className="flex flex-col gap-5"
        actions={
          <SubmitButton form={form} size="lg" className="self-start">
            {t('find.submit')}
          </SubmitButton>
        }
      >
        <TextField
          name="booking"
          hint={t('find.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <EmailField hint={t('find.emailHint')} />
      </ServerForm>
      <OtherWays />
    </div>
  )
}

/** Links to the order history, because customers with an account find their bookings there. */
function OtherWays() {
  const { t } = useTranslation('order')
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground">
      {t('find.withAccount')}
      <Button asChild variant="link">
        <Link to={isLoggedIn ? paths.orderHistory() : paths.login(paths.orderHistory())}>
          {t('history.title')}
        </Link>
      </Button>
    </p>
  )
}
