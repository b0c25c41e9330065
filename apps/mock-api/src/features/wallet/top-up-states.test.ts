import {
  TOP_UP_EVENTS,
  TOP_UP_STATES,
  type TopUpEvent,
  type TopUpState,
  topUpTransitions,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openWalletDesk, type WalletDesk } from '../../../lab/testing/open-wallets.ts'
import { pngFile } from '../../../lab/testing/visitor.ts'

// Each step is made from outside, by a member, the console or time, and does not depend on the implementation.
type Finance = Awaited<ReturnType<WalletDesk['signIn']>>
type Stage = {
  readonly desk: WalletDesk
  readonly agus: Finance
  readonly topUp: Schemas['TopUp']
}
type Step = (stage: Stage) => Promise<number>

const console =
  (decision: 'approve' | 'reject'): Step =>
  async ({ desk, topUp }) =>
    (await desk[decision](topUp)).status

const cancel: Step = async ({ agus, topUp }) => {
  const path = { id: topUp.Id }
  return agus
    .call('cancelTopUp', { path })
    .then(({ status }) => status)
    .catch(() => 422)
}

/** Time has no answer to check, and it does not change a top-up that is decided. */
const time: Step = async ({ desk }) => {
  await desk.operate('simulation', { simulation: 'automatic' })
  desk.sandbox.clock.advance(20)
  return 200
}

const tries: Readonly<
  Record<TopUpEvent, readonly { step: Step; file: string; answers: boolean }[]>
> = {
  approve: [
    { step: console('approve'), file: 'transfer.png', answers: true },
    { step: time, file: 'transfer.png', answers: false },
  ],
  reject: [
    { step: console('reject'), file: 'transfer.png', answers: true },
    { step: time, file: 'unreadable.png', answers: false },
  ],
  cancel: [{ step: cancel, file: 'transfer.png', answers: true }],
}

const ways: Readonly<Record<TopUpState, readonly Step[]>> = {
  pending: [],
  approved: [console('approve')],
  rejected: [console('reject')],
  cancelled: [cancel],
}

const rows = new Map(topUpTransitions.map(({ from, event, to }) => [`${from} ${event}`, to]))
const taken = new Set<string>()
const pairs = TOP_UP_STATES.flatMap((state) => TOP_UP_EVENTS.map((event) => ({ state, event })))

it.each(pairs)(
  'AGT-2 a top-up that is $state follows the table on $event, or stays as it is',
  async ({ state, event }) => {
    for (const { step, file, answers } of tries[event]) {
      const desk = await openWalletDesk()
      const agus = await desk.signIn('agus')
      const stage = { desk, agus, topUp: await agus.topUp({ file: pngFile(file) }) }
      const read = async () => (await agus.call('getTopUp', { path: { id: stage.topUp.Id } })).body
      for (const way of ways[state]) await way(stage)
      const before = await read()
      expect(before.State).toBe(state)

      const status = await step(stage)

      const after = await read()
      const to = rows.get(`${state} ${event}`)
      const { DecidedAt, Rejection } = after
      expect(after).toEqual(to ? { ...before, State: to, DecidedAt, Rejection } : before)
      if (to) taken.add(`${state} ${event} ${after.State}`)
      // Cancelling a cancelled top-up again succeeds without a change of state.
      const isRepeated = state === 'cancelled' && event === 'cancel'
      const due = to || isRepeated ? 200 : 422
      expect(answers ? status : due).toBe(due)
    }
  },
)

it('AGT-2 every row of the table occurs in these tests', () => {
  expect([...taken].toSorted()).toEqual(
    topUpTransitions.map(({ from, event, to }) => `${from} ${event} ${to}`).toSorted(),
  )
})
