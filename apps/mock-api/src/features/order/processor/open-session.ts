import { deriveSecret } from '../../../engine/secrets/derive-secret.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import type { ProcessorSessionRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** The path is below the console's, so that a proxy that forwards the console forwards the processor too. */
export const PROCESSOR_PATH = '/__mock/processor'

type NewSession = Pick<ProcessorSessionRow, 'method_code' | 'return_url' | 'language'>

/** Opens the processor's page for one try and voids earlier pages. Returns the page's path. */
export async function openSession(
  work: Work,
  { payment }: Pick<LoadedOrder, 'payment'>,
  session: NewSession,
): Promise<string> {
  const id = work.ids.make('prs')
  await voidSessions(work, { payment })
  await work.store
    .insertInto('processor_sessions')
    .values({
      ...session,
      tenant: payment.tenant,
      id,
      order_id: payment.order_id,
      payment_id: payment.id,
      state: 'open',
      outcome: null,
      answers_at: null,
      created_at: work.now,
    })
    .execute()
  const token = await sessionToken(work, id)
  return `${PROCESSOR_PATH}/${id}?${new URLSearchParams({ token })}`
}

/** Voids the open sessions of a payment, and drops outcomes that are not reported yet, so that no payer is charged twice. */
export async function voidSessions(
  { store }: Pick<Work, 'store'>,
  { payment }: Pick<LoadedOrder, 'payment'>,
): Promise<void> {
  const ofPayment = () =>
    store
      .updateTable('processor_sessions')
      .where('tenant', '=', payment.tenant)
      .where('payment_id', '=', payment.id)
  await ofPayment().set({ state: 'void' }).where('state', 'in', ['open', 'challenged']).execute()
  await ofPayment().set({ answers_at: null }).where('answers_at', 'is not', null).execute()
}

/** Derives the secret of a session's address. Its holder may act for the payer. */
export async function sessionToken(work: Pick<Work, 'store' | 'ids'>, id: string): Promise<string> {
  return deriveSecret(`processor.${id}`, await signingKey(work))
}
