import { placedOrderSchema } from '@selat/sdk/zod'

// The heaviest of all.
const answer: unknown = JSON.parse(document.title)
document.title = placedOrderSchema.parse(answer).Order.Id
