/** A payment as the mock's console lists it. */
type ConsolePayment = { id: string; order: string; state: string; confirmationNumber: string }
type Mail = { order: string | null; kind: string; recipient: string; subject: string; text: string }
type Sailing = { classes: { class: string; seatsLeft: number }[] }

/** What somebody at the mock's console does, and the bank of a payer. */
export function deskOf(mock: string) {
  async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${mock}/__mock/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer // each caller names what this path answers
  }

  async function paymentOf(order: string): Promise<ConsolePayment> {
    const { payments } = await ask<{ payments: ConsolePayment[] }>('payments')
    const payment = payments.find((candidate) => candidate.order === order)
    if (!payment) throw new Error(`There is no payment of ${order}`)
    return payment
  }

  return {
    paymentOf,
    approve: async (order: string) => ask(`payments/${(await paymentOf(order)).id}/approve`, {}),
    reject: async (order: string, reason: string) =>
      ask(`payments/${(await paymentOf(order)).id}/reject`, { reason }),
    settle: async (order: string) => ask(`payments/${(await paymentOf(order)).id}/settle`, {}),
    leaveSeats: (sailing: string, seatsLeft: number) =>
      ask<Sailing>(`sailings/${sailing}/capacity`, { seatsLeft }),
    seatsOf: (sailing: string) => ask<Sailing>(`sailings/${sailing}`),
    advance: (seconds: number) => ask('clock/advance', { seconds }),
    run: () => ask('clock', { frozen: false }),
    mailsOf: async (order: string) => (await ask<{ mails: Mail[] }>(`outbox?order=${order}`)).mails,
    violations: async () => {
      const { requests } = await ask<{ requests: { path: string; violations: unknown[] }[] }>(
        'requests',
      )
      return requests.filter((request) => request.violations.length > 0)
    },
  }
}

export type Desk = ReturnType<typeof deskOf>
