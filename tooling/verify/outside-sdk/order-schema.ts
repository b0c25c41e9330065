import { orderSchema } from '@selat/sdk/zod'

// The heaviest of all.
const answer: unknown = JSON.parse(document.title)
document.title = orderSchema.parse(answer).Id
