import type { Expected } from './expected.ts'
import type { Intent } from './intents.ts'
import { sayAdd, sayChange, sayExtend, sayOpenOwn, sayReadCart, sayRemove } from './say-carts.ts'
import { sayCancel, sayPlace, sayReadOrder, sayReadPayment, sayReadTickets } from './say-orders.ts'
import { sayChoose, sayDecide, sayDeclare, sayUpload } from './say-payments.ts'
import { sayPrice } from './say-prices.ts'
import { sayDate, sayRefit, saySearch } from './say-sailings.ts'
import { letTimePass } from './say-time.ts'
import type { World } from './world.ts'

/** What has to be answered to an intent, which changes the world as it should. `told` is the answer, for its new names only. */
export function say(world: World, intent: Intent, told: unknown): Expected {
  letTimePass(world)
  switch (intent.do) {
    case 'add':
      return sayAdd(world, intent, told)
    case 'read cart':
      return sayReadCart(world, intent)
    case 'open own cart':
      return sayOpenOwn(world, intent, told)
    case 'change':
      return sayChange(world, intent)
    case 'remove':
      return sayRemove(world, intent)
    case 'extend':
      return sayExtend(world, intent)
    case 'price':
      return sayPrice(world, intent)
    case 'place':
      return sayPlace(world, intent, told)
    case 'read order':
      return sayReadOrder(world, intent)
    case 'read payment':
      return sayReadPayment(world, intent)
    case 'read tickets':
      return sayReadTickets(world, intent, told)
    case 'cancel':
      return sayCancel(world, intent)
    case 'choose':
      return sayChoose(world, intent)
    case 'upload':
      return sayUpload(world, intent)
    case 'declare':
      return sayDeclare(world, intent)
    case 'date':
      return sayDate(world, intent)
    case 'search':
      return saySearch(world, intent)
    case 'decide':
      return sayDecide(world, intent)
    case 'refit':
      return sayRefit(world, intent)
  }
}
