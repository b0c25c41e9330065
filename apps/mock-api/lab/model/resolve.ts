import { SAILING_KEYS } from './facts.ts'
import type { Intent, ProofFile } from './intents.ts'
import { one } from './pick.ts'
import type { RandomCommand } from './random-command.ts'
import { add, inCart, onItem, openOwn, place, price } from './resolve-carts.ts'
import { canBe, date, decide, methodFor, onOrder } from './resolve-orders.ts'
import { PEOPLE } from './visitors.ts'
import { isHeld, type World } from './world.ts'

const FILES: readonly ProofFile[] = [
  'picture',
  'picture',
  'picture',
  'picture',
  'unreadable',
  'unreadable',
  'text',
]

/** Mostly something that can be done; where nothing can, what has to be done before. */
export function resolve(world: World, wanted: RandomCommand): Intent {
  if (wanted.pick % 4 === 0) return asWanted(world, wanted)
  const before = BEFORE[wanted.do]
  if (before !== undefined && !isAnybodys(world, wanted))
    return resolve(world, { ...wanted, do: before })
  return asWanted(world, wanted)
}

const BEFORE: Partial<Record<Intent['do'], Intent['do']>> = {
  change: 'add',
  extend: 'add',
  price: 'add',
  place: 'add',
  choose: 'place',
  cancel: 'place',
  upload: 'choose',
  declare: 'upload',
  decide: 'declare',
  date: 'decide',
}

function isAnybodys(world: World, { do: deed, other }: RandomCommand): boolean {
  if (deed === 'change' || deed === 'extend' || deed === 'price' || deed === 'place')
    return world.carts.some(({ items }) => items.some((item) => isHeld(world, item)))
  return world.orders.some((order) => canBe(order, deed, other))
}

function asWanted(world: World, wanted: RandomCommand): Intent {
  switch (wanted.do) {
    case 'add':
      return add(world, wanted)
    case 'read cart':
      return { do: wanted.do, ...inCart(world, wanted) }
    case 'open own cart':
      return openOwn(world, wanted)
    case 'change':
      return { do: wanted.do, ...onItem(world, wanted), party: wanted.party }
    case 'remove':
    case 'extend':
      return { do: wanted.do, ...onItem(world, wanted) }
    case 'price':
      return price(world, wanted)
    case 'place':
      return place(world, wanted)
    case 'read order':
    case 'read payment':
    case 'read tickets':
    case 'cancel':
    case 'declare':
      return { do: wanted.do, ...onOrder(world, wanted) }
    case 'choose':
      return { do: wanted.do, ...onOrder(world, wanted), method: methodFor(world, wanted) }
    case 'upload':
      return {
        do: wanted.do,
        ...onOrder(world, wanted),
        file: one(FILES, wanted.other),
      }
    case 'date':
      return date(world, wanted)
    case 'search':
      return {
        do: wanted.do,
        who: one(PEOPLE, wanted.other),
        sailing: one(SAILING_KEYS, wanted.pick),
      }
    case 'decide':
      return decide(world, wanted)
    case 'refit':
      return { do: wanted.do, sailing: one(SAILING_KEYS, wanted.pick), seatsLeft: wanted.other % 7 }
  }
}
