import { priceItem } from '../../cart/price-item.ts'
import { readItems } from '../../cart/read-items.ts'
import { findShortage } from '../../inventory/find-shortage.ts'
import { refuseShort } from '../../inventory/stock.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refundStepsOf } from '../../products/refund-steps.ts'
import { productOf } from '../../products/registry.ts'
import { toWirePrice } from '../../products/wire-price.ts'

export const quoteItems = defineOperation(
  'quoteItems',
  async ({ body }, ctx) => {
    const items = readItems(ctx, body)
    const product = productOf(body.ItemContent)
    const quoted = items.map(({ content, booking }) => {
      const price = priceItem(ctx, { content, booking })
      const label = (line: (typeof price.lines)[number]) => product.label(ctx, booking, line)
      const item = product.toWire(ctx, booking) as Parameters<typeof refundStepsOf>[0] // of its own content
      return { Price: toWirePrice(price, ctx.language, label), RefundSteps: refundStepsOf(item) }
    })
    const wanted = items.flatMap(({ booking }) => product.stock(booking))
    const short = await findShortage(ctx.store, ctx, wanted)
    if (short) refuseShort(short, product.soldOut)
    return { status: 200, body: { Items: quoted, AsOf: ctx.now } }
  },
  { transaction: 'none' },
)
