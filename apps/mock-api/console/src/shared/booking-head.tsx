import { CopyButton } from './copy-button.tsx'
import { type Money, moneyText } from './money-text.ts'
import { OrderLink } from './order-link.tsx'

type BookingHeadProps = {
  booking: {
    order: string
    confirmationNumber: string
    contact: string
    email: string
    amount: Money
  }
  /** The text below the amount: the method by which it is paid, or the destination of a refund. */
  way: string
}

/** Shows the booking and contact that an amount belongs to, and the amount. */
export function BookingHead({ booking, way }: BookingHeadProps) {
  const { order, confirmationNumber, contact, email, amount } = booking
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className="flex items-center gap-1 text-lg leading-tight tabular">
          <OrderLink order={order}>{confirmationNumber}</OrderLink>
          <CopyButton text={confirmationNumber} what="booking number" />
        </h2>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {contact}, {email}
        </p>
      </div>
      <div className="min-w-0 sm:ms-auto sm:text-end">
        <p className="text-lg leading-tight font-bold tabular">{moneyText(amount)}</p>
        <p className="text-sm text-muted-foreground wrap-anywhere">{way}</p>
      </div>
    </div>
  )
}
