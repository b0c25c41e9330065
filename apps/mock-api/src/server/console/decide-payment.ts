import { refuse } from '../../engine/http/refusal.ts'
import type { PaymentFailure } from '../../engine/store/tables/payment-tables.ts'
import { type LoadedOrder, loadOrder } from '../../features/order/booking/load-order.ts'
import { closeOrder } from '../../features/order/pay/cancel-order.ts'
import { completePayment } from '../../features/order/pay/complete-payment.ts'
import { declinePayment } from '../../features/order/pay/decline-payment.ts'
import { duePayments } from '../../features/order/pay/due-payments.ts'
import { type ProofRejection, rejectProof } from '../../features/order/pay/reject-proof.ts'
import { settlePayment } from '../../features/order/pay/settle-payment.ts'
import type { Work } from '../../operation/work.ts'
import { slugsOf } from '../../world/tenants/tenant-of.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { type ConsolePayment, toConsolePayment } from './list-payments.ts'

/** Approves a payment for the tenant: its proof, or its declared money. */
export function approvePayment(services: SandboxParts, id: string): Promise<ConsolePayment> {
  return decide(services, id, completePayment)
}

/** Rejects the proof of a payment for the tenant. */
export function rejectPayment(
  services: SandboxParts,
  id: string,
  reason: ProofRejection,
): Promise<ConsolePayment> {
  return decide(services, id, (work, booking) => rejectProof(work, booking, reason))
}

/** Acts as the bank, which reports the money, in time or late. */
export function settleAtConsole(services: SandboxParts, id: string): Promise<ConsolePayment> {
  return decide(services, id, settlePayment)
}

/** Acts as the payer's bank, wallet or processor that refuses a try. No money is taken, and the payer can try again. */
export function declineAtConsole(
  services: SandboxParts,
  id: string,
  reason: PaymentFailure,
): Promise<ConsolePayment> {
  return decide(services, id, (work, booking) => declinePayment(work, booking, reason))
}

/** Acts as a payer who gives up: the order ends unpaid and its seats are free again. */
export function failPayment(services: SandboxParts, id: string): Promise<ConsolePayment> {
  return decide(services, id, (work, booking) => closeOrder(work, booking, 'cancel'))
}

async function decide(
  services: SandboxParts,
  id: string,
  decision: (work: Work, booking: LoadedOrder) => Promise<LoadedOrder>,
): Promise<ConsolePayment> {
  const now = services.clock.now()
  return services.store.transaction(async (store) => {
    const payment = await store
      .selectFrom('payments')
      .select(['tenant', 'order_id'])
      .where('tenant', 'in', slugsOf(services.tenants))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!payment) refuse('not_found')
    const booking = await loadOrder(store, { tenant: payment.tenant, id: payment.order_id })
    const work = services.workAt(store, now)
    await decision(work, booking)
    const answer = await toConsolePayment(store, await loadOrder(store, booking.order), now)
    // A payment may be decided after its sailing, when it finishes at once. Its due work runs in the same transaction, so
    // that no other call sees the state in between.
    await duePayments.run(work)
    return answer
  })
}
