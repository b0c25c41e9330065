import { SAILING_KEYS } from './facts.ts'
import type { Intent, ProofFile } from './intents.ts'
import { isHeld, type Model } from './model.ts'
import { one } from './pick.ts'
import type { RandomCommand } from './random-command.ts'
import { add, inCart, onItem, openOwn, place, price } from './resolve-carts.ts'
import { canBe, date, decide, methodFor, onOrder } from './resolve-orders.ts'
import { PEOPLE } from './visitors.ts'

const FILES: readonly ProofFile[] = [
  'picture',
  'picture',
  'picture',
  'picture',
  'unreadable',
  'unreadable',
  'text',
]

/** Chooses a subject that mostly allows the command. If there is none, chooses the command that must come before. */
export function resolve(model: Model, wanted: RandomCommand): Intent {
  if (wanted.pick % 4 === 0) return asWanted(model, wanted)
  const before = BEFORE[wanted.do]
  if (before !== undefined && !isAnybodys(model, wanted))
    return resolve(model, { ...wanted, do: before })
  return asWanted(model, wanted)
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

function isAnybodys(model: Model, { do: action, other }: RandomCommand): boolean {
  if (action === 'change' || action === 'extend' || action === 'price' || action === 'place')
    return model.carts.some(({ items }) => items.some((item) => isHeld(model, item)))
  return model.orders.some((order) => canBe(order, action, other))
}

function asWanted(model: Model, wanted: RandomCommand): Intent {
  switch (wanted.do) {
    case 'add':
      return add(model, wanted)
    case 'read cart':
      return { do: wanted.do, ...inCart(model, wanted) }
    case 'open own cart':
      return openOwn(model, wanted)
    case 'change':
      return { do: wanted.do, ...onItem(model, wanted), party: wanted.party }
    case 'remove':
    case 'extend':
      return { do: wanted.do, ...onItem(model, wanted) }
    case 'price':
      return price(model, wanted)
    case 'place':
      return place(model, wanted)
    case 'read order':
    case 'read payment':
    case 'read tickets':
    case 'cancel':
    case 'declare':
      return { do: wanted.do, ...onOrder(model, wanted) }
    case 'choose':
      return { do: wanted.do, ...onOrder(model, wanted), method: methodFor(model, wanted) }
    case 'upload':
      return {
        do: wanted.do,
        ...onOrder(model, wanted),
        file: one(FILES, wanted.other),
      }
    case 'date':
      return date(model, wanted)
    case 'search':
      return {
        do: wanted.do,
        who: one(PEOPLE, wanted.other),
        sailing: one(SAILING_KEYS, wanted.pick),
      }
    case 'decide':
      return decide(model, wanted)
    case 'refit':
      return { do: wanted.do, sailing: one(SAILING_KEYS, wanted.pick), seatsLeft: wanted.other % 7 }
  }
}
