import { chosen, held, ordered, paid, somebodyElse, theOrder } from './sample-order.ts'
import type { Scenario, ScenarioCall } from './scenario.ts'

const keyed = { header: { ...theOrder.header, 'Idempotency-Key': 'scenario-key-0003' } }
const open = [held(), ordered]
const transfer = [...open, chosen('TRANSFER_BCA')]
const twoHoursLater = { advanceSeconds: 2 * 60 * 60 }
/** Signature and first block of a picture of one dot; the rest is zeros. */
const png = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001'
const receipt = { name: 'receipt.png', start: png, size: 4096 }
const qris = { PaymentMethod: 'QRIS' }
const otherOrder = { id: 'ord_0000000000' }

const start: ScenarioCall = { operation: 'startPayment', ...theOrder, body: qris }
const upload: ScenarioCall = { operation: 'uploadPaymentProof', ...theOrder, file: receipt }
const confirm: ScenarioCall = { operation: 'confirmPayment', ...theOrder }

/** Payments: methods, proofs and steps that are refused. */
export const paymentScenarios: readonly Scenario[] = [
  {
    code: 'not_found',
    what: 'Another token does not open the payment.',
    given: open,
    call: { operation: 'getPayment', ...somebodyElse },
  },
  {
    code: 'not_found',
    what: "Methods for somebody else's order.",
    given: open,
    call: { operation: 'listPaymentMethods', query: { order: '{order}' } },
  },
  {
    code: 'not_found',
    what: "Somebody else's tickets.",
    given: open,
    call: { operation: 'listTickets', ...somebodyElse },
  },
  {
    code: 'method_unavailable',
    what: 'PayNow takes Singapore dollars, and the order is in rupiah.',
    given: open,
    call: { ...start, body: { PaymentMethod: 'PAYNOW' } },
  },
  {
    code: 'payment_expired',
    what: 'Fifteen minutes have passed.',
    given: [...open, { advanceSeconds: 15 * 60 }],
    call: start,
  },
  {
    code: 'payment_state_refused',
    what: 'It is paid already.',
    given: [...open, ...paid],
    call: start,
  },
  {
    code: 'not_found',
    what: 'Another token chooses no method.',
    given: open,
    call: { ...start, ...somebodyElse },
  },
  {
    code: 'idempotency_key_reused',
    what: 'The same key with another method.',
    given: [...open, { ...start, ...keyed }],
    call: { ...start, ...keyed, body: { PaymentMethod: 'TRANSFER_BCA' } },
  },
  {
    code: 'idempotency_in_progress',
    what: 'The same choice twice at the same time.',
    given: open,
    call: { ...start, ...keyed },
    twiceAtOnce: true,
  },
  {
    code: 'file_too_large',
    what: 'A picture of 2.1 MB.',
    given: transfer,
    call: { ...upload, file: { ...receipt, size: 2_202_010 } },
  },
  {
    code: 'file_type_refused',
    what: 'A web page that calls itself a picture.',
    given: transfer,
    call: { ...upload, file: { name: 'receipt.png', start: '<!doctype html><title>Paid</title>' } },
  },
  {
    code: 'payment_expired',
    what: 'The two hours for a transfer are over.',
    given: [...transfer, twoHoursLater],
    call: upload,
  },
  {
    code: 'payment_state_refused',
    what: 'A QR code needs no proof and takes none.',
    given: [...open, chosen('QRIS')],
    call: upload,
  },
  {
    code: 'not_found',
    what: 'Another token uploads no proof.',
    given: transfer,
    call: { ...upload, ...somebodyElse },
  },
  {
    code: 'idempotency_key_reused',
    what: 'The same key with another picture.',
    given: [...transfer, { ...upload, ...keyed }],
    call: { ...upload, ...keyed, file: { ...receipt, size: 5000 } },
  },
  {
    code: 'idempotency_in_progress',
    what: 'The same proof twice at the same time.',
    given: transfer,
    call: { ...upload, ...keyed },
    twiceAtOnce: true,
  },
  {
    code: 'proof_missing',
    what: 'A transfer is declared before its proof is uploaded.',
    given: transfer,
    call: confirm,
  },
  {
    code: 'proof_missing',
    what: 'The agency has refused the proof.',
    given: [
      ...transfer,
      upload,
      confirm,
      { console: 'payments/{payment}/reject', body: { reason: 'unreadable' } },
    ],
    call: confirm,
  },
  {
    code: 'payment_expired',
    what: 'The two hours for a transfer are over.',
    given: [...transfer, upload, twoHoursLater],
    call: confirm,
  },
  {
    code: 'payment_state_refused',
    what: 'It is under review already.',
    given: [...transfer, upload, confirm],
    call: confirm,
  },
  {
    code: 'not_found',
    what: 'Another token declares nothing.',
    given: transfer,
    call: { ...confirm, ...somebodyElse },
  },
  {
    code: 'idempotency_key_reused',
    what: 'The same key for another order.',
    given: [...transfer, upload, { ...confirm, ...keyed }],
    call: { ...confirm, ...keyed, path: otherOrder },
  },
  {
    code: 'idempotency_in_progress',
    what: 'The same declaration twice at the same time.',
    given: [...transfer, upload],
    call: { ...confirm, ...keyed },
    twiceAtOnce: true,
  },
]
