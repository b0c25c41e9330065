import { placedOrderSchema } from '@selat/sdk/zod'

// This page uses the largest schema.
const answer: unknown = JSON.parse(document.title)
document.title = placedOrderSchema.parse(answer).Order.Id
