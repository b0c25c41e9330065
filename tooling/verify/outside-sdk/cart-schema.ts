import { cartSchema } from '@selat/sdk/zod'

// What a page is likely to check by itself.
const answer: unknown = JSON.parse(document.title)
document.title = cartSchema.parse(answer).Token
