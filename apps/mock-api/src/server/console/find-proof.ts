import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** The picture of a payment's proof. */
export async function findProof({ store }: SandboxParts, paymentId: string) {
  const row = await store.db
    .selectFrom('proofs')
    .select(['bytes', 'media_type'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}
