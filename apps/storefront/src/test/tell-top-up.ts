import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { agentSession } from './agents.ts'
import { pngFile } from './proof-file.ts'

/** Announces a top-up as agus: ten million rupiah from BCA. */
export async function tellTopUp(
  sandbox: Sandbox,
  changes: Record<string, string> = {},
): Promise<Schemas['TopUp']> {
  const session = await agentSession(sandbox, 'agus')
  const form = new FormData()
  const fields = {
    Amount: '10000000',
    Currency: 'IDR',
    Account: 'TRANSFER_MANDIRI',
    BankFrom: 'BCA',
    Note: 'November',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('File', pngFile('transfer.png'))
  const request = new Request('http://localhost/admin/v1/wallet/topup?system=4102', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${session.Token}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: form,
  })
  const answer = await sandbox.fetch(request)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Schemas['TopUp']
}
