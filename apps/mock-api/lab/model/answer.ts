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
import type { ExpectedAnswer } from './expected.ts'
import type { Intent } from './intents.ts'
import type { Model } from './model.ts'

/**
 * Returns the expected answer to an intent, and changes the model accordingly. `response` is the mock's answer, of which
 * only new ids and secrets are read.
 */
export function answerTo(model: Model, intent: Intent, response: unknown): ExpectedAnswer {
  letTimePass(model)
  switch (intent.do) {
    case 'add':
      return answerAdd(model, intent, response)
    case 'read cart':
      return answerReadCart(model, intent)
    case 'open own cart':
      return answerOpenOwn(model, intent, response)
    case 'change':
      return answerChange(model, intent)
    case 'remove':
      return answerRemove(model, intent)
    case 'extend':
      return answerExtend(model, intent)
    case 'price':
      return answerPrice(model, intent)
    case 'place':
      return answerPlace(model, intent, response)
    case 'read order':
      return answerReadOrder(model, intent)
    case 'read payment':
      return answerReadPayment(model, intent)
    case 'read tickets':
      return answerReadTickets(model, intent, response)
    case 'cancel':
      return answerCancel(model, intent)
    case 'choose':
      return answerChoose(model, intent)
    case 'upload':
      return answerUpload(model, intent)
    case 'declare':
      return answerDeclare(model, intent)
    case 'date':
      return answerDate(model, intent)
    case 'search':
      return answerSearch(model, intent)
    case 'decide':
      return answerDecide(model, intent)
    case 'refit':
      return answerRefit(model, intent)
  }
}
