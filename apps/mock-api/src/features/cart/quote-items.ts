import { defineOperation } from '../../operation/operation.ts'
import { findShortage } from '../../world/stock/find-shortage.ts'
import { refuseShort } from '../../world/stock/stock.ts'
import { refundStepsOf } from '../product/item/refund-steps.ts'
import { findReplaced } from '../product/item/replaced-item.ts'
import { toWirePrice } from '../product/item/wire-price.ts'
import { productOf } from '../product/registry.ts'
import { priceItem } from './price-item.ts'
import { readItems } from './read-items.ts'

export const quoteItems = defineOperation(
  'quoteItems',
  async ({ query, header, body }, ctx) => {
    const items = readItems(ctx, body)
    const product = productOf(body.ItemContent)
    const quoted = items.map(({ content, booking }) => {
      const price = priceItem(ctx, { content, booking })
      const label = (line: (typeof price.lines)[number]) => product.label(ctx, booking, line)
      const item = product.toWire(ctx, booking) as Parameters<typeof refundStepsOf>[0] // the product's own content
      return { Price: toWirePrice(price, ctx.language, label), RefundSteps: refundStepsOf(item) }
    })
    const wanted = items.flatMap(({ booking }) => product.stock(booking))
    const replaced = await findReplaced(ctx, { query, header })
    const short = await findShortage(ctx.store, ctx, wanted, replaced)
    if (short) refuseShort(short, product.soldOut)
    return { status: 200, body: { Items: quoted, AsOf: ctx.now } }
  },
  { transaction: 'none' },
)
