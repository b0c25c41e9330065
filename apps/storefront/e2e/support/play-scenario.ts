// This is a program of its own, because the runner of the tests would translate all files of the mock's table once
// more. It plays the scenario that each line of its input names, until the input ends.
import { createInterface } from 'node:readline'

import { findScenario, playScenario } from '@selat/mock-api/scenarios'

const [origin = ''] = process.argv.slice(2)

for await (const line of createInterface({ input: process.stdin })) {
  const { id, sandbox } = JSON.parse(line) as { id: string; sandbox: string } // staged-order.ts writes these lines
  process.stdout.write(`${JSON.stringify(await play(id, sandbox))}\n`)
}

async function play(id: string, sandbox: string) {
  const scenario = findScenario(id)
  if (!scenario) return { error: `There is no scenario ${id}` }
  const { steps, passed } = await playScenario(scenario, {
    origin,
    fetch: (request) => {
      request.headers.set('X-Mock-Sandbox', sandbox)
      return fetch(request)
    },
  })
  if (!passed) return { error: `${id} ended as ${steps.at(-1)?.answer.text}` }
  const placed = steps.find(({ answer: { body } }) => isPlacedOrder(body))
  if (!placed) return {}
  const { Order, BookingToken: token } = placed.answer.body as {
    Order: { Id: string; ConfirmationNumber: string }
    BookingToken: string
  } // the contract describes this answer with a token
  const system = new URL(placed.request.path, origin).searchParams.get('system')
  const login = steps.find(({ request: { path } }) => path.startsWith('/travel/v1/auth/login'))
  const account: unknown = login ? JSON.parse(login.request.body ?? 'null') : null
  const { Id: order, ConfirmationNumber: confirmationNumber } = Order
  return { order, confirmationNumber, token, system, account }
}

function isPlacedOrder(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'BookingToken' in body && 'Order' in body
}
