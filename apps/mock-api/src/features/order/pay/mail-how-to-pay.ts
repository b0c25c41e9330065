import { type HowToPay, sendBookingMail } from '../../../mail/send-booking-mail.ts'
import type { Work } from '../../../operation/work.ts'
import type { PaymentMethod } from '../../../world/money/payment-methods.ts'
import type { Booking } from '../booking/load-booking.ts'
import type { StoredInstructions } from '../payment/payment-instructions.ts'

type Choice = {
  readonly method: PaymentMethod
  readonly instructions: StoredInstructions
  /** What the mails before this one have said; null where they have said nothing. */
  readonly deadlineBefore: string | null
}

/**
 * Mails what the payer needs to pay later, away from the page: the account with its number, and until when. A page that takes
 * the money at once needs no mail, unless it ends sooner than an earlier mail has promised. A wallet pays in the same moment.
 */
export async function mailHowToPay(
  work: Work,
  booking: Booking,
  { method, instructions, deadlineBefore }: Choice,
): Promise<void> {
  const { expires_at: deadline, language } = booking.order
  const endsSooner = deadline !== null && deadlineBefore !== null && deadline < deadlineBefore
  const isPaidLater = ['bank_transfer', 'virtual_account', 'qr'].includes(method.kind)
  if (method.kind === 'agent_wallet' || !(isPaidLater || endsSooner)) return
  const howToPay = { method: method.names[language], facts: factsOf(instructions) }
  await sendBookingMail(work, booking, { kind: 'paymentChosen', howToPay })
}

function factsOf(instructions: StoredInstructions): HowToPay['facts'] {
  switch (instructions.Kind) {
    case 'bank_transfer':
      return [
        { label: 'bank', value: instructions.BankName },
        { label: 'accountNumber', value: instructions.AccountNumber },
        { label: 'accountName', value: instructions.AccountName },
        { label: 'reference', value: instructions.Reference },
      ]
    case 'virtual_account':
      return [
        { label: 'bank', value: instructions.BankName },
        ...(instructions.BillerCode
          ? [{ label: 'biller' as const, value: instructions.BillerCode }]
          : []),
        { label: 'virtualAccount', value: instructions.AccountNumber },
        { label: 'accountName', value: instructions.AccountName },
      ]
    case 'qr':
      return [{ label: 'payee', value: instructions.MerchantName }]
    case 'card':
    case 'e_wallet':
    case 'agent_wallet':
      return []
  }
  return instructions satisfies never
}
