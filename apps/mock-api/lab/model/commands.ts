import fc from 'fast-check'

import type { CommandRunner } from './command-runner.ts'
import { BEGIN, DAY, MINUTE, type Party, sizeOf } from './facts.ts'
import type { Intent } from './intents.ts'
import { closingOf, type Model } from './model.ts'
import type { RandomCommand } from './random-command.ts'
import { resolve } from './resolve.ts'
import { opener } from './visitors.ts'

/** The weight of each kind of command; its frequency is the share in the sum. */
export type Weights = Readonly<Record<Intent['do'] | ExtraKind, number>>

type ExtraKind = 'wait' | 'repeat' | 'repeat otherwise' | 'at once'

type CallFault = 'none' | 'before' | 'after' | 'unavailable' | 'twice'

type DrawnCommand = {
  readonly kind: Intent['do'] | ExtraKind
  readonly wanted: Omit<RandomCommand, 'do'>
  readonly fault: CallFault
}

const AUDIT_EVERY = 40
/** The instant after which no ship of the model leaves. */
const LAST = BEGIN + 24 * DAY

const parties: fc.Arbitrary<Party> = fc
  .record({
    adults: fc.constantFrom(1, 1, 1, 1, 2, 2, 3, 4, 0, 8),
    children: fc.constantFrom(0, 0, 0, 1, 2),
    infants: fc.constantFrom(0, 0, 0, 0, 1, 2),
  })
  .map((party) => {
    const isFew = sizeOf(party) > 0 && sizeOf(party) <= 10
    return isFew ? party : { adults: 1, children: 0, infants: 0 }
  })

const randomChoices: fc.Arbitrary<Omit<RandomCommand, 'do'>> = fc.record({
  pick: fc.nat(9999),
  other: fc.nat(9999),
  party: parties,
  access: fc.nat(30),
})

const callFaults: fc.Arbitrary<CallFault> = fc.constantFrom<CallFault>(
  ...Array.from({ length: 44 }, () => 'none' as const),
  'before',
  'after',
  'after',
  'unavailable',
  'twice',
  'twice',
)

/** Counts the commands of all runs, so that a suite can report their number. */
export type Tally = { commands: number }

class PlayCommand implements fc.AsyncCommand<Model, CommandRunner> {
  readonly drawn: DrawnCommand
  readonly tally: Tally

  constructor(drawn: DrawnCommand, tally: Tally) {
    this.drawn = drawn
    this.tally = tally
  }

  check(): boolean {
    return true
  }

  async run(_: Model, runner: CommandRunner): Promise<void> {
    this.tally.commands += 1
    await playDrawn(runner, this.drawn)
    if (this.drawn.wanted.pick % AUDIT_EVERY === 0) await runner.audit()
  }

  toString(): string {
    const { kind, wanted, fault } = this.drawn
    return `${kind} ${JSON.stringify(wanted)}${fault === 'none' ? '' : ` ${fault}`}`
  }
}

/** Makes commands by weight. A command chooses its subject when it runs, from what the model knows then. */
export function commandsOf(weights: Weights, tally: Tally) {
  const kinds = Object.entries(weights).flatMap(([kind, weight]) =>
    Array.from({ length: weight }, () => kind as DrawnCommand['kind']),
  )
  // Bias would prefer small numbers, which choose the rarest cases.
  return fc
    .noBias(
      fc.record({ kind: fc.constantFrom(...kinds), wanted: randomChoices, fault: callFaults }),
    )
    .map((drawn) => new PlayCommand(drawn, tally))
}

async function playDrawn(
  runner: CommandRunner,
  { kind, wanted, fault }: DrawnCommand,
): Promise<void> {
  switch (kind) {
    case 'wait':
      return waitAndLook(runner, wanted)
    case 'repeat':
    case 'repeat otherwise':
      return repeat(runner, kind, wanted)
    case 'at once':
      return runner.playAtOnce(intentsAtOnce(runner.model(), wanted))
    default:
      return playWithFault(runner, resolve(runner.model(), { do: kind, ...wanted }), fault)
  }
}

function playWithFault(runner: CommandRunner, intent: Intent, fault: CallFault): Promise<void> {
  // The console belongs to the sandbox, so faults do not apply to its calls.
  if (!('who' in intent)) return runner.play(intent)
  switch (fault) {
    case 'before':
    case 'after':
      return runner.playLost(intent, fault)
    case 'unavailable':
      return runner.playUnavailable(intent)
    case 'twice':
      return runner.playTwice(intent)
    case 'none':
      return runner.play(intent)
  }
}

/** Waits and then reads an order. The first call after a pause must see everything that fell due meanwhile. */
async function waitAndLook(runner: CommandRunner, wanted: DrawnCommand['wanted']): Promise<void> {
  const { now, orders } = runner.model()
  const later = laterThan(runner.model(), wanted)
  const isDue = (at: number | null) => at !== null && at > now && at <= later
  const order = orders.find(({ payment }) => isDue(payment.until) || isDue(payment.settlesAt))
  runner.moveTo(later)
  if (!order) return
  await runner.play({
    do: 'read order',
    who: opener(order),
    order: order.id,
    token: order.token,
  })
}

/** Repeats an earlier call, or uses its key for another call. Mostly it is one of the last calls, whose key is still valid. */
async function repeat(
  runner: CommandRunner,
  kind: ExtraKind,
  { pick, other }: RandomCommand | DrawnCommand['wanted'],
) {
  const all = runner.remembered()
  const some = pick % 3 === 0 ? all : all.slice(-6)
  const first = some[pick % (some.length || 1)]
  const second = some[other % (some.length || 1)]
  if (!first || !second) return
  await runner.play(kind === 'repeat' ? first.intent : second.intent, first.key)
}

/** Chooses two or three calls that conflict: for one order, one cart, or the same seats. */
function intentsAtOnce(model: Model, wanted: DrawnCommand['wanted']): Intent[] {
  const { pick, other } = wanted
  const pools: readonly (readonly Intent['do'][])[] = [
    ['decide', 'cancel', 'declare', 'choose', 'upload', 'decide', 'read order'],
    ['change', 'remove', 'extend', 'place', 'add', 'price', 'read cart', 'open own cart'],
    ['add', 'add', 'change', 'decide', 'date'],
  ]
  const pool = pools[other % pools.length] ?? []
  return Array.from({ length: 2 + (pick % 2) }, (_, index) => {
    const chosen = pool[(Math.floor(other / 3) + index * (1 + (pick % 3))) % pool.length] ?? 'add'
    // `pick` is equal for all calls, so that they concern the same order or cart; the other values differ.
    return resolve(model, { ...wanted, do: chosen, access: 9, other: other + index * 7 })
  })
}

/** Chooses an instant to wait for: when something falls due, just before that, or some time later. */
function laterThan(model: Model, { pick, other }: DrawnCommand['wanted']): number {
  const due = dueInstants(model)
  const next = due[pick % 3 === 0 ? other % (due.length || 1) : 0]
  const steps = [
    next,
    next,
    next === undefined ? undefined : next - 1,
    model.now + 1000,
    model.now + MINUTE,
    model.now + 6 * MINUTE,
    model.now + 14 * MINUTE,
    model.now + 16 * MINUTE,
    ...(other % 3 === 0 ? [model.now + 2 * 60 * MINUTE, model.now + DAY] : []),
  ]
  const chosen = steps[pick % steps.length] ?? model.now + MINUTE
  return Math.max(model.now, Math.min(chosen, LAST))
}

function dueInstants(model: Model): number[] {
  const holds = model.carts.flatMap(({ items }) => items.map(({ holdUntil }) => holdUntil))
  const payments = model.orders.flatMap(({ payment, items }) => [
    payment.until ?? 0,
    payment.settlesAt ?? 0,
    closingOf(items.map(({ product }) => product)),
  ])
  return [...holds, ...payments, ...model.forgottenAt]
    .filter((at) => at > model.now && at <= LAST)
    .toSorted((first, second) => first - second)
}
