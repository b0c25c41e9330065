import fc from 'fast-check'

import { opener } from './comers.ts'
import { BEGIN, DAY, MINUTE, type Party, sizeOf } from './facts.ts'
import type { Intent } from './intents.ts'
import type { Player } from './player.ts'
import { resolve } from './resolve.ts'
import type { Wanted } from './wanted.ts'
import { closingOf, type World } from './world.ts'

/** How often each deed comes, of its sum. */
export type Weights = Readonly<Record<Intent['do'] | Deed, number>>

type Deed = 'wait' | 'repeat' | 'repeat otherwise' | 'at once'

type Mishap = 'none' | 'before' | 'after' | 'unavailable' | 'twice'

type Deal = {
  readonly deed: Intent['do'] | Deed
  readonly wanted: Omit<Wanted, 'do'>
  readonly mishap: Mishap
}

type Rejoinder = { readonly world: World }

const AUDIT_EVERY = 40
/** After it no ship of the model leaves any more. */
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

const wishes: fc.Arbitrary<Omit<Wanted, 'do'>> = fc.record({
  pick: fc.nat(9999),
  other: fc.nat(9999),
  party: parties,
  stranger: fc.nat(30),
})

const mishaps: fc.Arbitrary<Mishap> = fc.constantFrom<Mishap>(
  ...Array.from({ length: 44 }, () => 'none' as const),
  'before',
  'after',
  'after',
  'unavailable',
  'twice',
  'twice',
)

/** Counts over all runs, so that a suite can say how much it has done. */
export type Tally = { commands: number }

class PlayCommand implements fc.AsyncCommand<Rejoinder, Player> {
  readonly deal: Deal
  readonly tally: Tally

  constructor(deal: Deal, tally: Tally) {
    this.deal = deal
    this.tally = tally
  }

  check(): boolean {
    return true
  }

  async run(_: Rejoinder, player: Player): Promise<void> {
    this.tally.commands += 1
    await playDeal(player, this.deal)
    if (this.deal.wanted.pick % AUDIT_EVERY === 0) await player.audit()
  }

  toString(): string {
    const { deed, wanted, mishap } = this.deal
    return `${deed} ${JSON.stringify(wanted)}${mishap === 'none' ? '' : ` ${mishap}`}`
  }
}

/** Commands by weight. What one is about is settled when it runs, by what the model knows then. */
export function commandsOf(weights: Weights, tally: Tally) {
  const deeds = Object.entries(weights).flatMap(([deed, weight]) =>
    Array.from({ length: weight }, () => deed as Deal['deed']),
  )
  // Without bias: the smallest numbers pick the rarest cases.
  return fc
    .noBias(fc.record({ deed: fc.constantFrom(...deeds), wanted: wishes, mishap: mishaps }))
    .map((dealt) => new PlayCommand(dealt, tally))
}

async function playDeal(player: Player, { deed, wanted, mishap }: Deal): Promise<void> {
  switch (deed) {
    case 'wait':
      return waitAndLook(player, wanted)
    case 'repeat':
    case 'repeat otherwise':
      return repeat(player, deed, wanted)
    case 'at once':
      return player.playAtOnce(deedsAtOnce(player.world(), wanted))
    default:
      return withMishap(player, resolve(player.world(), { do: deed, ...wanted }), mishap)
  }
}

function withMishap(player: Player, intent: Intent, mishap: Mishap): Promise<void> {
  // The console is at the sandbox's side of every fault.
  if (!('who' in intent)) return player.play(intent)
  switch (mishap) {
    case 'before':
    case 'after':
      return player.playLost(intent, mishap)
    case 'unavailable':
      return player.playUnavailable(intent)
    case 'twice':
      return player.playTwice(intent)
    case 'none':
      return player.play(intent)
  }
}

/** Whoever looks first after a while has to find all that has happened meanwhile. */
async function waitAndLook(player: Player, wanted: Deal['wanted']): Promise<void> {
  const { now, orders } = player.world()
  const later = laterThan(player.world(), wanted)
  const isDue = (at: number | null) => at !== null && at > now && at <= later
  const order = orders.find(({ payment }) => isDue(payment.until) || isDue(payment.settlesAt))
  player.moveTo(later)
  if (!order) return
  await player.play({
    do: 'read order',
    who: opener(order),
    order: order.id,
    token: order.token,
  })
}

/** An earlier call again, or its key for something else; mostly one of the last, which is still in force. */
async function repeat(player: Player, deed: Deed, { pick, other }: Wanted | Deal['wanted']) {
  const all = player.remembered()
  const some = pick % 3 === 0 ? all : all.slice(-6)
  const first = some[pick % (some.length || 1)]
  const second = some[other % (some.length || 1)]
  if (!first || !second) return
  await player.play(deed === 'repeat' ? first.intent : second.intent, first.key)
}

/** Two or three that get in each other's way: about one order, one cart, or the same seats. */
function deedsAtOnce(world: World, wanted: Deal['wanted']): Intent[] {
  const { pick, other } = wanted
  const pools: readonly (readonly Intent['do'][])[] = [
    ['decide', 'cancel', 'declare', 'choose', 'upload', 'decide', 'read order'],
    ['change', 'remove', 'extend', 'place', 'add', 'price', 'read cart', 'open own cart'],
    ['add', 'add', 'change', 'decide', 'date'],
  ]
  const pool = pools[other % pools.length] ?? []
  return Array.from({ length: 2 + (pick % 2) }, (_, index) => {
    const chosen = pool[(Math.floor(other / 3) + index * (1 + (pick % 3))) % pool.length] ?? 'add'
    // The same number picks the same order or cart; whatever else is different.
    return resolve(world, { ...wanted, do: chosen, stranger: 9, other: other + index * 7 })
  })
}

/** To the instant at which something is over, right before it, or a while on. */
function laterThan(world: World, { pick, other }: Deal['wanted']): number {
  const due = dueInstants(world)
  const next = due[pick % 3 === 0 ? other % (due.length || 1) : 0]
  const steps = [
    next,
    next,
    next === undefined ? undefined : next - 1,
    world.now + 1000,
    world.now + MINUTE,
    world.now + 6 * MINUTE,
    world.now + 14 * MINUTE,
    world.now + 16 * MINUTE,
    ...(other % 3 === 0 ? [world.now + 2 * 60 * MINUTE, world.now + DAY] : []),
  ]
  const chosen = steps[pick % steps.length] ?? world.now + MINUTE
  return Math.max(world.now, Math.min(chosen, LAST))
}

function dueInstants(world: World): number[] {
  const holds = world.carts.flatMap(({ items }) => items.map(({ holdUntil }) => holdUntil))
  const payments = world.orders.flatMap(({ payment, items }) => [
    payment.until ?? 0,
    payment.settlesAt ?? 0,
    closingOf(items.map(({ product }) => product)),
  ])
  return [...holds, ...payments, ...world.forgottenAt]
    .filter((at) => at > world.now && at <= LAST)
    .toSorted((first, second) => first - second)
}
