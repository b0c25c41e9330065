import type {
  ConsoleClient,
  OutboxAnswer,
  PaymentsAnswer,
  RequestsAnswer,
  SailingAnswer,
} from '@selat/mock-api/console'

type FaultRule = Parameters<ConsoleClient['faults']['add']>[0]

/** Returns the actions of a user of the mock's console, and of a payer's bank. */
export function deskOf(mock: string) {
  async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${mock}/__mock/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer // each caller names the answer of this path
  }

  async function paymentOf(order: string) {
    const { payments } = await ask<PaymentsAnswer>('payments')
    const payment = payments.find((candidate) => candidate.order === order)
    if (!payment) throw new Error(`There is no payment of ${order}`)
    return payment
  }

  return {
    paymentOf,
    approve: async (order: string) => ask(`payments/${(await paymentOf(order)).id}/approve`, {}),
    reject: async (order: string, reason: string) =>
      ask(`payments/${(await paymentOf(order)).id}/reject`, { reason }),
    rejectTopUp: (id: string, reason: string) => ask(`top-ups/${id}/reject`, { reason }),
    settle: async (order: string) => ask(`payments/${(await paymentOf(order)).id}/settle`, {}),
    /** Has the calls that match a rule fail, in the ways of apps/mock-api/guides/mock-api.md. */
    fail: (rule: FaultRule) => ask('faults/add', rule),
    /** Removes the rules that `fail` has added. */
    heal: () => ask('faults/clear', {}),
    leaveSeats: (sailing: string, seatsLeft: number) =>
      ask<SailingAnswer>(`sailings/${sailing}/capacity`, { seatsLeft }),
    seatsOf: (sailing: string) => ask<SailingAnswer>(`sailings/${sailing}`),
    advance: (seconds: number) => ask('clock/advance', { seconds }),
    run: () => ask('clock', { frozen: false }),
    mailsOf: async (order: string) => (await ask<OutboxAnswer>(`outbox?order=${order}`)).mails,
    mailsTo: async (recipient: string) => {
      const { mails } = await ask<OutboxAnswer>('outbox')
      return mails.filter((mail) => mail.recipient === recipient)
    },
    /** Returns the newest code that was e-mailed to an address; throws if there is none. */
    codeOf: async (recipient: string) => {
      const { mails } = await ask<OutboxAnswer>('outbox')
      const code = mails.find((mail) => mail.recipient === recipient && mail.code !== null)?.code
      if (code === undefined || code === null) throw new Error(`No code was sent to ${recipient}`)
      return code
    },
    removeSandbox: async (name: string) => {
      await fetch(`${mock}/__mock/api/sandboxes/${name}`, { method: 'DELETE' })
    },
    /** Returns the calls of the mock's main sandbox with unknown parameters, or with answers that break the contract. */
    drift: async () => {
      const { requests } = await ask<RequestsAnswer>('requests')
      return requests.filter(
        ({ violations, errors }) =>
          violations.length > 0 ||
          errors.some(({ pointer, code }) => code === 'unknown' && pointer.startsWith('query:')),
      )
    },
    /** Returns the number of answers that broke the contract, also in sandboxes that have been removed. */
    violations: async () => {
      const metrics = await (await fetch(`${mock}/metrics`)).text()
      const counts = metrics.matchAll(/^selat_contract_violations_total\{.*\} (\d+)$/gm)
      return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0)
    },
  }
}

export type Desk = ReturnType<typeof deskOf>
