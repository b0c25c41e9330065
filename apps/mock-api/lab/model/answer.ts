import {
  answerAdd,
  answerChange,
  answerExtend,
  answerOpenOwn,
  answerReadCart,
  answerRemove,
} from './answer-carts.ts'
import {
  answerCancel,
  answerPlace,
  answerReadOrder,
  answerReadPayment,
  answerReadTickets,
} from './answer-orders.ts'
import { answerChoose, answerDecide, answerDeclare, answerUpload } from './answer-payments.ts'
import { answerPrice } from './answer-prices.ts'
import { answerDate, answerRefit, answerSearch } from './answer-sailings.ts'
import { letTimePass } from './answer-time.ts'
import type { Expected } from './expected.ts'
import type { Intent } from './intents.ts'
import type { World } from './world.ts'

/** What has to be answered to an intent, which changes the world as it should. `response` is what the mock answered, of which only the new names are read. */
export function answerTo(world: World, intent: Intent, response: unknown): Expected {
  letTimePass(world)
  switch (intent.do) {
    case 'add':
      return answerAdd(world, intent, response)
    case 'read cart':
      return answerReadCart(world, intent)
    case 'open own cart':
      return answerOpenOwn(world, intent, response)
    case 'change':
      return answerChange(world, intent)
    case 'remove':
      return answerRemove(world, intent)
    case 'extend':
      return answerExtend(world, intent)
    case 'price':
      return answerPrice(world, intent)
    case 'place':
      return answerPlace(world, intent, response)
    case 'read order':
      return answerReadOrder(world, intent)
    case 'read payment':
      return answerReadPayment(world, intent)
    case 'read tickets':
      return answerReadTickets(world, intent, response)
    case 'cancel':
      return answerCancel(world, intent)
    case 'choose':
      return answerChoose(world, intent)
    case 'upload':
      return answerUpload(world, intent)
    case 'declare':
      return answerDeclare(world, intent)
    case 'date':
      return answerDate(world, intent)
    case 'search':
      return answerSearch(world, intent)
    case 'decide':
      return answerDecide(world, intent)
    case 'refit':
      return answerRefit(world, intent)
  }
}
