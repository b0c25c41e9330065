import { t } from './texts.ts'

type FailureReason = 'declined' | 'insufficient_funds' | 'authentication_failed' | 'abandoned'

/** What a payer sees: the page that he ends on, its heading, and what else it says. */
export type Shown = {
  at: '/payment' | '/pending-payment' | '/success-payment'
  title: string | RegExp
  says?: (string | RegExp)[]
}

const money = '(?:Rp|S\\$).[\\d,.]+'
const choosing = t('payment:page.chooseMethod')
const paid: Shown = { at: '/success-payment', title: t('payment:success.title') }
const verifying: Shown = { at: '/pending-payment', title: t('payment:verifying.title') }
const expired: Shown = { at: '/payment', title: t('payment:expired.title') }
const cancelled: Shown = { at: '/payment', title: t('payment:cancelled.title') }
const paying = (title: string, ...says: (string | RegExp)[]): Shown => ({
  at: '/payment',
  title,
  says,
})
const card = 'Credit or debit card'
const failed = (reason: FailureReason): Shown =>
  paying(
    t('payment:page.tryFailed'),
    t(`payment:failure.${reason}`),
    t('payment:failure.nothingTaken'),
  )
const rejected = (reason: Parameters<typeof rejectionText>[0]): Shown =>
  paying('Bank transfer, BCA', t('payment:proof.rejected'), rejectionText(reason))

function rejectionText(reason: 'unreadable' | 'amount_differs' | 'not_received' | 'wrong_account') {
  return t(`payment:rejection.${reason}`)
}

/** Each row of the scenario table about how payments go on and end, as the payer sees it. */
export const paymentResults: Readonly<Record<string, Shown>> = {
  'payment-waits-for-method': { at: '/payment', title: choosing },
  'methods-of-order': paying(choosing, 'QRIS', t('payment:kind.virtual_account')),
  'payment-waits-for-proof': paying('Bank transfer, BCA', t('payment:confirm.needsProof')),
  'payment-proof-uploaded': paying('Bank transfer, BCA', t('payment:proof.uploaded')),
  'payment-verifying': verifying,
  'payment-declared-again': verifying,
  'payment-by-transfer': paid,
  'payment-approved-by-itself': paid,
  'payment-proof-unreadable': rejected('unreadable'),
  'payment-proof-amount-differs': rejected('amount_differs'),
  'payment-proof-not-received': rejected('not_received'),
  'payment-proof-wrong-account': rejected('wrong_account'),
  'payment-second-proof': paid,
  'payment-waits-for-transfer': paying('QRIS', t('payment:instructions.qrAuto')),
  'payment-by-qr': paid,
  'payment-qr-by-itself': paid,
  'payment-in-dollars': paying('PayNow QR', new RegExp(money)),
  'payment-failed': cancelled,
  'payment-method-changed': paying('QRIS', t('payment:instructions.scanQr')),
  'payment-qr-expired': expired,
  'payment-never-started': expired,
  'payment-late-reseated': { ...paid, says: [t('payment:success.late')] },
  'payment-late-refunded': { ...expired, says: [t('payment:refunded.title')] },
  'payment-after-cancelling': { ...cancelled, says: [t('payment:refunded.title')] },
  'payment-twice': paid,
  'payment-cancelled-before-method': cancelled,
  'payment-cancelled': cancelled,
  'payment-finished': paid,
  'tickets-issued': { ...paid, says: [t('ticket:pass.title')] },
  'payment-waits-for-virtual-account': paying('BCA virtual account', t('payment:account.number')),
  'payment-waits-for-bill': paying('Mandiri bill payment', t('payment:account.biller'), '70012'),
  'payment-by-virtual-account': paid,
  'payment-virtual-account-by-itself': paid,
  'payment-declined-by-bank': failed('declined'),
  'payment-waits-for-card': paying(card, t('payment:redirect.toCard')),
  'payment-by-card': paid,
  'payment-card-twice': paid,
  'payment-card-declined': failed('declined'),
  'payment-card-without-funds': failed('insufficient_funds'),
  'payment-card-second-try': paid,
  'payment-card-other-method': paying('QRIS', t('payment:instructions.scanQr')),
  'payment-3ds-open': paying(card, t('payment:redirect.toCard')),
  'payment-3ds-right-code': paid,
  'payment-3ds-wrong-code': failed('authentication_failed'),
  'payment-3ds-abandoned': failed('abandoned'),
  'payment-card-abandoned': failed('abandoned'),
  'payment-card-answer-awaited': paying(card, t('payment:flow.awaiting_transfer')),
  'payment-card-late-reseated': { ...paid, says: [t('payment:success.late')] },
  'payment-card-late-refunded': { ...expired, says: [t('payment:refunded.title')] },
  'payment-card-page-too-late': expired,
  'payment-waits-for-e-wallet': paying('GoPay', t('payment:redirect.toWallet', { name: 'GoPay' })),
  'payment-by-e-wallet': paid,
  'payment-by-fpx': paid,
  'payment-e-wallet-declined': failed('declined'),
  'payment-e-wallet-without-balance': failed('insufficient_funds'),
  'payment-e-wallet-abandoned': failed('abandoned'),
  'payment-waits-for-agent': paying('Wallet balance', t('payment:wallet.left')),
  'payment-by-agent-wallet': paid,
  'methods-shortly-before-closing': paying(choosing, t('payment:kind.qr')),
  'payment-mails': { ...paid, says: [t('payment:success.email', { from: 5, to: 10 })] },
}
