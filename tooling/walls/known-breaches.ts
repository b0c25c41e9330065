/**
 * Imports of the mock that run upward still, from its sources: features that write a mail at the place where something
 * happens. The list may only shrink: a row whose import is gone fails a test.
 */
export const KNOWN_BREACHES: readonly string[] = [
  'features/account/change-password.ts -> mail/send-account-mail.ts',
  'features/account/confirm-new-email.ts -> mail/send-account-mail.ts',
  'features/account/emailed-codes.ts -> mail/send-account-mail.ts',
  'features/account/reset-password.ts -> mail/send-account-mail.ts',
  'features/agency/quotations/accept-quotation.ts -> mail/send-quotation-mail.ts',
  'features/agency/quotations/create-quotation.ts -> mail/send-quotation-mail.ts',
  'features/order/aftersale/confirm-change.ts -> mail/send-aftersale-mail.ts',
  'features/order/aftersale/correct-name.ts -> mail/send-aftersale-mail.ts',
  'features/order/aftersale/send-transport-item.ts -> mail/send-booking-mail.ts',
  'features/order/changes/lapse-change.ts -> mail/send-aftersale-mail.ts',
  'features/order/changes/move-tickets.ts -> mail/send-aftersale-mail.ts',
  'features/order/pay/close-order.ts -> mail/send-booking-mail.ts',
  'features/order/pay/complete-payment.ts -> mail/send-booking-mail.ts',
  'features/order/pay/decline-payment.ts -> mail/send-booking-mail.ts',
  'features/order/pay/mail-how-to-pay.ts -> mail/send-booking-mail.ts',
  'features/order/pay/reject-proof.ts -> mail/send-booking-mail.ts',
  'features/order/place/place-cart.ts -> mail/send-booking-mail.ts',
  'features/order/read/resend-confirmation.ts -> mail/send-booking-mail.ts',
  'features/order/refund/complete-refund.ts -> mail/send-aftersale-mail.ts',
  'features/order/refund/request-refund.ts -> mail/send-aftersale-mail.ts',
  'features/order/refund/request-refund.ts -> mail/send-booking-mail.ts',
  'features/site/newsletter-mail.ts -> mail/send-account-mail.ts',
  'features/site/send-concern.ts -> mail/send-account-mail.ts',
]
